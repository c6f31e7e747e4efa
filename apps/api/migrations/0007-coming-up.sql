-- What comes next for a creator: of the offers approved, those whose period is not over, read from one index.
create index offers_upcoming on offers (influencer_id, period_to, id) where is_approval;
