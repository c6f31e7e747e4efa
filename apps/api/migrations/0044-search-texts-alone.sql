-- Starting workers takes longer than reading the accounts that have a word.
alter table discovery_texts_instagram set (parallel_workers = 0);
alter table discovery_texts_tiktok set (parallel_workers = 0);
alter table discovery_texts_youtube set (parallel_workers = 0);
