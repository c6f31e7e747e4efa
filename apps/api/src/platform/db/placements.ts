/**
 * Where a distributed PostgreSQL (Citus and the like) keeps each table: the rows of a creator, or of a company, together on the shard that the
 * key names; a copy on every machine for what is small, written seldom and joined by all; the rest on one machine, alone,
 * but known to the others, so that what is written there and on a shard is committed on both or on neither. "plain" is a
 * table that the engine does not know, and whose writes stand in no commit but their own.
 */
export type Placement = { readonly shardKey: string } | "everywhere" | "alone" | "plain";

const byCompany = { shardKey: "company_id" } as const;
/** Of creators and companies: their ids are of one kind, so a creator's account lies where the creator does. */
const byOwner = { shardKey: "owner_id" } as const;
const byCreator = { shardKey: "influencer_id" } as const;

export const placements: Readonly<Record<string, Placement>> = {
  influencers: { shardKey: "id" },
  companies: { shardKey: "id" },
  accounts: byOwner,
  account_email_changes: byOwner,
  account_networks: byOwner,
  account_password_grants: byOwner,
  account_refresh_tokens: byOwner,
  account_session_calls: byOwner,
  account_sessions: byOwner,
  bank_accounts: byCreator,
  account_insights: byCreator,
  account_posts: byCreator,
  consents: byCreator,
  follower_months: byCreator,
  discovery_instagram: byCreator,
  discovery_tiktok: byCreator,
  discovery_youtube: byCreator,
  discovery_texts_instagram: byCreator,
  discovery_texts_tiktok: byCreator,
  discovery_texts_youtube: byCreator,
  deals: byCreator,
  deal_terms: byCreator,
  deal_contracts: byCreator,
  deal_events: byCreator,
  deal_echoes: byCreator,
  deal_messages: byCreator,
  deal_proposals: byCreator,
  deal_drafts: byCreator,
  deal_posts: byCreator,
  deal_reports: byCreator,
  deal_disputes: byCreator,
  tax_profiles: byCreator,
  guardian_consents: byCreator,
  ledger: byCreator,
  charges: byCreator,
  charge_attempts: byCreator,
  refunds: byCreator,
  influencer_categories: byCreator,
  inquiries: byCreator,
  oauth_states: byCreator,
  offer_counts: byCreator,
  offers: byCreator,
  payments: byCreator,
  statements: byCreator,
  payout_rows: byCreator,
  payout_destinations: byCreator,
  social_accounts: byCreator,
  status_changes: byCreator,
  withdrawals: byCreator,
  cards: byCompany,
  consultation_offers: byCompany,
  consultations: byCompany,
  company_inquiries: byCompany,
  company_status_changes: byCompany,
  invitations: byCompany,
  invoices: byCompany,
  members: byCompany,
  subscriptions: byCompany,
  usage_counts: byCompany,
  insight_opens: byCompany,
  list_creators: byCompany,
  list_groups: byCompany,
  lists: byCompany,
  saved_searches: byCompany,
  company_deals: byCompany,
  company_charges: byCompany,
  company_withholdings: byCompany,
  company_balances: byCompany,
  company_payments: byCompany,
  // The directories: unique over all creators, written when somebody signs up, moves, links or is paid.
  account_emails: "everywhere",
  payment_references: "everywhere",
  social_directory: "everywhere",
  stripe_customers: "everywhere",
  charge_directory: "everywhere",
  post_directory: "everywhere",
  categories: "everywhere",
  // Nobody's.
  unlinked_offers: "alone",
  open_inquiries: "alone",
  // Counted and looked up by a key of their own, and never joined.
  first_askers: "alone",
  one_time_codes: "alone",
  operator_requests: "alone",
  audit_log: "alone",
  reconcile_faults: "alone",
  payout_runs: "alone",
  payout_files: "alone",
  request_keys: "alone",
  rate_limits: "alone",
  sign_in_failures: "alone",
  stripe_events: "alone",
  // Worked off by jobs, which are kept there too.
  dev_mailbox: "alone",
  dev_stripe_objects: "alone",
  dev_posts: "alone",
  mails: "alone",
  social_revocations: "alone",
  // Written by migrations alone.
  kysely_migration: "plain",
  kysely_migration_lock: "plain",
};

export function shardKeyOf(table: string): string | undefined {
  const placement = placements[table];
  return typeof placement === "object" ? placement.shardKey : undefined;
}
