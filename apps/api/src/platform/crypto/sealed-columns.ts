import { type RawBuilder, sql } from "kysely";

/** A column of ciphertexts. Each is bound to its row: the context it was sealed with is the table and `boundTo`, by slashes. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly boundTo: readonly string[];
  /** SQL: whether a row may get another ciphertext now. */
  readonly isFree?: RawBuilder<boolean>;
};

/** Every column that holds what the key ring sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: "bank_accounts", column: "ciphertext", boundTo: ["influencer_id"] },
  {
    table: "social_accounts",
    column: "tokens",
    boundTo: ["influencer_id", "platform"],
    // Who refreshes tokens puts the new ones in the place of exactly those that they read, and the old ones are spent.
    isFree: sql<boolean>`(refreshing_until is null or refreshing_until < now())`,
  },
  { table: "oauth_states", column: "code_verifier", boundTo: ["state_hash"] },
  { table: "social_revocations", column: "ciphertext", boundTo: ["id"] },
  { table: "inquiries", column: "content", boundTo: ["id"] },
  { table: "open_inquiries", column: "content", boundTo: ["id"] },
  { table: "company_inquiries", column: "content", boundTo: ["id"] },
  { table: "request_keys", column: "answer", boundTo: ["key"] },
  { table: "withdrawals", column: "details", boundTo: ["id"] },
  { table: "cards", column: "holder", boundTo: ["company_id", "id"] },
  { table: "invoices", column: "buyer", boundTo: ["company_id", "id"] },
  { table: "tax_profiles", column: "ciphertext", boundTo: ["influencer_id"] },
  { table: "guardian_consents", column: "ciphertext", boundTo: ["influencer_id"] },
  { table: "deal_terms", column: "creator", boundTo: ["influencer_id", "deal", "version"] },
  { table: "deal_contracts", column: "parties", boundTo: ["influencer_id", "deal", "version"] },
  { table: "charges", column: "buyer", boundTo: ["influencer_id", "id"] },
  { table: "company_withholdings", column: "payee", boundTo: ["company_id", "id"] },
  { table: "statements", column: "payee", boundTo: ["influencer_id", "payment_id", "version"] },
  { table: "payout_destinations", column: "ciphertext", boundTo: ["influencer_id"] },
  { table: "payout_rows", column: "destination", boundTo: ["influencer_id", "run_id"] },
  { table: "mails", column: "payload", boundTo: ["id"] },
];
