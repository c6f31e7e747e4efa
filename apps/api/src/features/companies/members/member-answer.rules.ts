import type { Colleague, Member } from "@tomoru/contract/company/members";
import type { Selectable } from "kysely";
import type { Tables } from "../../../platform/db/schema.ts";

type MemberRow = Pick<
  Selectable<Tables["accounts"]>,
  "id" | "full_name" | "email" | "role" | "locale" | "seen_on"
> &
  Pick<Selectable<Tables["members"]>, "is_seated" | "is_notify_answers" | "created_at">;

/** As the owner sees them, or a colleague who may not read e-mails. */
export function colleagueOf(row: MemberRow, { withEmail }: { withEmail: boolean }): Colleague {
  return {
    memberId: row.id,
    fullName: row.full_name ?? "",
    email: withEmail ? row.email : null,
    role: row.role,
    status: row.is_seated ? "active" : "inactive",
    lastSeenOn: row.seen_on,
    createdAt: row.created_at.toISOString(),
  };
}

export function memberOf(row: MemberRow): Member {
  return {
    ...colleagueOf(row, { withEmail: true }),
    email: row.email ?? "",
    locale: row.locale,
    isNotifyAnswers: row.is_notify_answers,
  };
}
