-- Open campaigns: a company publishes one, creators find it and apply, the company selects. The campaign and its applications lie on
-- the company's shard, a creator's own applications on the creator's; what creators search is a copy on every machine.
create table campaigns (
  company_id uuid not null references companies (id),
  id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text not null,
  product_info text,
  description text not null,
  situation text,
  month text,
  period_from date not null,
  period_to date not null,
  product_url text,
  tie_up_exp text,
  post_format text[] not null,
  budget_band text check (budget_band in ('u50', '50-100', '100-300', '300-500', '500-1000', 'o1000')),
  fee_yen integer,
  usage_scope text check (usage_scope in ('none', 'organic', 'ads', 'all')),
  usage_months integer,
  capacity integer not null check (capacity between 1 and 500),
  -- Their ends are the ends of these days in Japan.
  closes_on date not null,
  select_by date not null,
  min_followers integer,
  categories text[] not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'selecting', 'done', 'withdrawn')),
  -- When the clock moves it on.
  due_at timestamptz,
  -- Applications that were not withdrawn, and how many of them were selected.
  applied integer not null default 0,
  selected integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  -- Applications that no mail has told the company of, and when the last one did.
  has_news boolean not null default false,
  told_at timestamptz,
  primary key (company_id, id),
  check ((budget_band is null) <> (fee_yen is null)),
  check (selected between 0 and capacity),
  check ((state in ('open', 'selecting')) = (due_at is not null))
);
create index campaigns_newest on campaigns (company_id, created_at desc, id desc);
create index campaigns_due on campaigns (due_at) where due_at is not null;
create index campaigns_news on campaigns (told_at) where has_news;

-- What decides whether an application is selected: a creator's own row follows it in the same transaction.
create table campaign_applications (
  company_id uuid not null references companies (id),
  application_id text not null,
  campaign_id uuid not null,
  influencer_id uuid not null,
  message text not null,
  wish_fee_yen integer not null,
  -- notSelected: passed over; the creator is told once the campaign is done.
  state text not null default 'applied' check (state in ('applied', 'selected', 'notSelected', 'withdrawn')),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (company_id, application_id)
);
create index campaign_applications_first on campaign_applications (company_id, campaign_id, created_at, application_id);
create index campaign_applications_fee on campaign_applications (company_id, campaign_id, wish_fee_yen, application_id);

create table applications (
  influencer_id uuid not null references influencers (id),
  application_id text not null,
  company_id uuid not null,
  campaign_id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
  product_name text not null,
  message text not null,
  wish_fee_yen integer not null,
  -- ended: the company withdrew the campaign, or is gone.
  state text not null default 'applied' check (state in ('applied', 'selected', 'notSelected', 'withdrawn', 'ended')),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (influencer_id, application_id),
  -- One of a creator for each campaign.
  unique (influencer_id, campaign_id)
);
create index applications_newest on applications (influencer_id, created_at desc, application_id desc);

-- While a campaign takes applications: what creators filter and sort by, and whose it is.
create table open_campaigns (
  id uuid primary key,
  company_id uuid not null,
  platform text not null,
  -- The upper end of the band, or its lower one where it has no other.
  fee_yen bigint not null,
  min_followers integer not null,
  categories text[] not null,
  is_full boolean not null default false,
  closes_at timestamptz not null,
  published_at timestamptz not null
);
create index open_campaigns_newest on open_campaigns (published_at desc, id desc);
