import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import type { InvitationState } from "@tomoru/contract/company/members";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { Prefecture } from "@tomoru/contract/company/prefectures";
import type { CompanyKind } from "@tomoru/contract/company/sign-up";
import type { ColumnType, Generated } from "kysely";
import type { Day } from "./columns.ts";

/** For what a company is suspended. */
type SuspensionReason = "payment" | "operator";

/** Companies, their people, their plan and what they pay for it. */
export type CompanyTables = {
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
    search_limit_seen_on: Generated<string | null>;
    domain_seen_on: Generated<string | null>;
    unpaid_exits: ColumnType<Date[], Date[] | undefined, Date[]>;
    asked_in_hour: Generated<number>;
    asked_until: Generated<Date | null>;
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
    answered_at: Generated<Date | null>;
  };
  company_status_changes: {
    company_id: string;
    id: string;
    change: string;
    reason: string;
    operator: string;
    changed_at: Date;
  };
};
