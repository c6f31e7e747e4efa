import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import type { Actor } from "@tomoru/contract/endpoint";
import type { Generated } from "kysely";
import type { Day } from "./columns.ts";

/** Sign-ins of creators and of the companies' people, and what keeps strangers out of them. */
export type AccountTables = {
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
  first_askers: { subject_key: string; network_hash: string; ends_at: Date };
  sign_in_failures: { email_key: string; wrong: number; locked_until: Date | null; updated_at: Date };
};
