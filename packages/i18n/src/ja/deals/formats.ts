import type { PostKind } from "@tomoru/contract/deals/post-urls";

/** What a post is, on its platform. */
export const formats: Record<PostKind, string> = {
  feed: "フィード投稿",
  reel: "リール",
  story: "ストーリーズ",
  live: "ライブ配信",
  video: "動画",
  photo: "写真",
  short: "ショート動画",
};
