import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import type { InvitationState, MemberRole } from "@tomoru/contract/company/members";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { Prefecture } from "@tomoru/contract/company/prefectures";
import type { CompanyKind } from "@tomoru/contract/company/sign-up";
import type { Actor } from "@tomoru/contract/endpoint";
import type { CancellationReason } from "@tomoru/contract/influencer/membership";
import type { OfferStatus, Platform } from "@tomoru/contract/influencer/offers";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import type { ColumnType, Generated } from "kysely";
import type { AskingTables } from "./asking-tables.ts";
import type { CampaignTables } from "./campaign-tables.ts";
import type { DealTables } from "./deal-tables.ts";
import type { FindingTables } from "./finding-tables.ts";
import type { MoneyTables } from "./money-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { ThreadTables } from "./thread-tables.ts";

/** bigint columns arrive as text from both drivers; money stays below 2^53 and is converted where rows become answers. */
type BigInteger = ColumnType<string, number | string, number | string>;
/** Days are text `YYYY-MM-DD` on both drivers: a Date would move them across time zones. */
type Day = ColumnType<string, string, string>;

/** For what a company is suspended. */
type SuspensionReason = "payment" | "operator";

export type Tables = FindingTables &
  AskingTables &
  CampaignTables &
  DealTables &
  MoneyTables &
  PaymentTables &
  ThreadTables & {
    accounts: {
      owner_id: string;
      id: Generated<string>;
      kind: Actor;
      status: "active" | "inactive" | "unpaid" | "suspended" | "closed";
      role: Generated<MemberRole>;
      email: string | null;
      full_name: string | null;
      password_hash: string | null;
      locale: Generated<"ja" | "en">;
      code_failures: Generated<number>;
      known_code_failures: Generated<number>;
      created_at: Date;
      closed_at: Date | null;
      seen_on: Day | null;
    };
    account_emails: { email: string; kind: Actor; owner_id: string; account_id: Generated<string> };
    account_sessions: {
      owner_id: string;
      account_id: Generated<string>;
      id: string;
      created_at: Date;
      used_at: Date;
    };
    account_session_calls: { owner_id: string; session_id: string; minute: Date; calls: number };
    account_refresh_tokens: {
      owner_id: string;
      hash: string;
      session_id: string;
      parent_hash: string | null;
      expires_at: Date;
      spent_at: Date | null;
      killed_at: Date | null;
    };
    account_password_grants: {
      owner_id: string;
      account_id: Generated<string>;
      otp_id_hash: string;
      expires_at: Date;
    };
    account_email_changes: {
      owner_id: string;
      account_id: Generated<string>;
      new_email: string;
      expires_at: Date;
      token_hash: string | null;
      sent_at: Date | null;
    };
    account_networks: {
      owner_id: string;
      account_id: Generated<string>;
      network_hash: string;
      signed_in_at: Date;
    };
    influencers: {
      id: string;
      creator_name: string | null;
      dob: Day | null;
      country: string | null;
      gender: "male" | "female" | "other" | null;
      bio: string | null;
      is_notify_campaign: Generated<boolean>;
      is_notify_messages: Generated<boolean>;
      is_discoverable: Generated<boolean>;
      created_at: Date;
    };
    companies: {
      id: string;
      status: Generated<"active" | "suspended" | "closed">;
      suspended_for: ColumnType<SuspensionReason[], SuspensionReason[] | undefined, SuspensionReason[]>;
      name: string | null;
      kind: CompanyKind;
      website: string | null;
      postal_code: string | null;
      prefecture: Prefecture | null;
      address: string | null;
      building: string | null;
      phone: string | null;
      invoice_number: string | null;
      representative: string | null;
      billing_email: string | null;
      verification: Generated<"unverified" | "verified">;
      customer_id: string | null;
      messages_held_at: Generated<Date | null>;
      unpaid_exits: ColumnType<Date[], Date[] | undefined, Date[]>;
      created_at: Date;
      closed_at: Date | null;
    };
    members: {
      company_id: string;
      id: string;
      is_seated: Generated<boolean>;
      is_notify_answers: Generated<boolean>;
      terms_version: number;
      terms_accepted_at: Date;
      created_at: Date;
    };
    invitations: {
      company_id: string;
      id: string;
      email: string;
      token_hash: string;
      state: InvitationState;
      invited_by: string;
      sent_at: Date;
      expires_at: Date;
      created_at: Date;
    };
    subscriptions: {
      company_id: string;
      plan_id: PlanId;
      plan_version: number;
      status: "none" | "starting" | "active" | "pastDue";
      stripe_id: string | null;
      price_id: string | null;
      period_from: Date | null;
      period_to: Date | null;
      next_plan_id: PlanId | null;
      pending_plan_id: PlanId | null;
      pending_url: string | null;
      pending_until: Date | null;
      unpaid_since: Date | null;
      unpaid_invoice: string | null;
      reminders: Generated<number>;
      granted_by_operator: Generated<boolean>;
      revision: Generated<number>;
      changing_until: Date | null;
      read_at: Date | null;
      keep_member_ids: Generated<string[]>;
      asked_at: Date | null;
      settled: Generated<number>;
    };
    cards: {
      company_id: string;
      id: string;
      stripe_id: string;
      brand: string;
      last4: string;
      holder: string | null;
      exp_month: number;
      exp_year: number;
      fingerprint_hash: string;
      is_default: boolean;
      told_expiry: Generated<number>;
    };
    invoices: {
      company_id: string;
      id: string;
      stripe_id: string;
      number: string;
      status: "open" | "paid" | "void";
      lines: ColumnType<unknown, string, never>;
      net_yen: number;
      tax_yen: number;
      total_yen: number;
      due_yen: number;
      tax_percent: number;
      period_from: Day;
      period_to: Day;
      issued_at: Date;
      paid_at: Date | null;
      pdf_url: string | null;
      buyer: string;
    };
    stripe_customers: { customer_id: string; company_id: string };
    stripe_events: {
      id: string;
      kind: string;
      api_version: string | null;
      company_id: string | null;
      received_at: Date;
      settled_at: Date | null;
    };
    usage_counts: { company_id: string; kind: string; period: string; count: number };
    company_inquiries: {
      company_id: string;
      id: string;
      topic: InquiryTopic;
      content: string;
      due_on: Day;
      state: "open" | "answered";
      created_at: Date;
    };
    company_status_changes: {
      company_id: string;
      id: string;
      change: string;
      reason: string;
      operator: string;
      changed_at: Date;
    };
    request_keys: { key: string; body_hash: string; answer: string | null; created_at: Date };
    audit_log: {
      id: string;
      operator: string;
      call: string;
      about: string | null;
      done_at: Date;
      note: Generated<string | null>;
    };
    one_time_codes: {
      purpose: "signUp" | "passwordReset" | "emailUpdate" | "companySignUp" | "companyPasswordReset";
      subject: string;
      asked_from: string;
      side: "known" | "first" | "others";
      code_hash: string;
      sent_at: Date;
      expires_at: Date;
      tries: Generated<number>;
      others_tries: Generated<number>;
      used_at: Date | null;
    };
    status_changes: {
      influencer_id: string;
      id: string;
      status: "active" | "suspended";
      reason: string;
      changed_at: Date;
    };
    first_askers: { subject_key: string; network_hash: string; ends_at: Date };
    sign_in_failures: { email_key: string; wrong: number; locked_until: Date | null; updated_at: Date };
    rate_limits: { key: string; window_ends_at: Date; count: number };
    categories: { id: string; name_ja: string; name_en: string; position: number };
    influencer_categories: { influencer_id: string; category_id: string };
    offers: {
      influencer_id: string;
      id: string;
      offer_id: string;
      platform: Platform;
      product_name: string | null;
      product_info: string | null;
      description: string | null;
      situation: string | null;
      month: string | null;
      period_from: Day | null;
      period_to: Day | null;
      budget_min_yen: BigInteger | null;
      budget_max_yen: BigInteger | null;
      product_url: string | null;
      tie_up_exp: string | null;
      post_format: string[] | null;
      is_approval: boolean | null;
      created_at: Date;
      decided_at: Date | null;
      company_id: Generated<string | null>;
      consultation_id: Generated<string | null>;
      usage_scope: Generated<UsageScope | null>;
      usage_months: Generated<number | null>;
      answer_by: ColumnType<Date | null, Date | undefined>;
      closed_by: Generated<"company" | "clock" | null>;
      closing_told_at: ColumnType<Date | null, Date | undefined>;
    };
    unlinked_offers: {
      offer_id: string;
      platform: Platform;
      product_name: string | null;
      month: string | null;
      period_from: Day | null;
      period_to: Day | null;
      budget_min_yen: BigInteger | null;
      budget_max_yen: BigInteger | null;
      product_url: string | null;
      post_format: string[] | null;
      is_approval: boolean;
      created_at: Date;
      decided_at: Date;
    };
    offer_counts: { influencer_id: string } & Record<OfferStatus, Generated<number>>;
    operator_requests: {
      key: string;
      body_hash: string;
      result: ColumnType<unknown, string, never>;
      created_at: Date;
    };
    social_accounts: {
      influencer_id: string;
      platform: Platform;
      handle: string;
      linked_at: Date;
      platform_user_id: string;
      display_name: string;
      is_sandbox: boolean;
      tokens: string | null;
      access_expires_at: Date | null;
      refresh_expires_at: Date | null;
      scopes: Generated<string[]>;
      followers: BigInteger | null;
      recent_views: ColumnType<number[], string | undefined, string>;
      read_at: Date | null;
      next_read_at: Date | null;
      refreshing_until: Date | null;
      failed_reads: Generated<number>;
      reading_until: Date | null;
      needs_relink_at: Date | null;
      opened_at: Date | null;
    };
    social_directory: { platform: Platform; platform_user_id: string; influencer_id: string };
    oauth_states: {
      influencer_id: string;
      state_hash: string;
      session_id: string;
      platform: Platform;
      code_verifier: string | null;
      expires_at: Date;
    };
    social_revocations: {
      id: string;
      platform: Platform;
      is_sandbox: boolean;
      ciphertext: string;
      expires_at: Date;
    };
    bank_accounts: { influencer_id: string; ciphertext: string; last_digits: string; updated_at: Date };
    withdrawals: {
      influencer_id: string;
      id: string;
      reason: CancellationReason;
      details: string | null;
      ends_on: Day;
      status: "pending" | "takenBack" | "closed";
      created_at: Date;
    };
    inquiries: { influencer_id: string; id: string; content: string; created_at: Date };
    open_inquiries: { id: string; email_hash: string; content: string; created_at: Date };
    mails: {
      id: string;
      kind: string;
      recipient: string;
      about: string | null;
      locale: "ja" | "en";
      payload: string | null;
      state: "waiting" | "sent" | "expired";
      attempts: Generated<number>;
      created_at: Date;
      expires_at: Date;
      sent_at: Date | null;
      last_error: string | null;
    };
    dev_stripe_objects: {
      id: string;
      type: string;
      body: ColumnType<object, string, string>;
      due_at: Date | null;
      position: BigInteger;
    };
    dev_clock: { id: number; ahead_ms: BigInteger };
    dev_mailbox: {
      id: string;
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
      received_at: Date;
    };
  };
