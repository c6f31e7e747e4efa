import { termsVersion } from "@tomoru/contract/company/sign-up";
import type { Locale } from "@tomoru/contract/fields";
import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "../company/company.repository.ts";

type MemberKey = { readonly companyId: CompanyId; readonly memberId: string };

/** What somebody is beside the account: the terms that they accepted, and a seat. */
export async function insertMember(
  trx: Trx,
  { companyId, memberId, now }: MemberKey & { now: Date },
): Promise<void> {
  await trx
    .insertInto("members")
    .values({
      company_id: companyId,
      id: memberId,
      terms_version: termsVersion,
      terms_accepted_at: now,
      created_at: now,
    })
    .execute();
}

const columns = [
  "account.id",
  "account.full_name",
  "account.email",
  "account.role",
  "account.status",
  "account.locale",
  "account.seen_on",
  "member.is_seated",
  "member.is_notify_answers",
  "member.created_at",
] as const;

/** Who is still there, those who came first in front. */
export function findMembers(db: Queryable, companyId: CompanyId) {
  return db
    .selectFrom("members as member")
    .innerJoin("accounts as account", (join) =>
      join.onRef("account.owner_id", "=", "member.company_id").onRef("account.id", "=", "member.id"),
    )
    .select(columns)
    .where("member.company_id", "=", companyId)
    .where("account.owner_id", "=", companyId)
    .orderBy("member.created_at")
    .orderBy("member.id")
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export function findMemberRow(
  db: Queryable,
  { companyId, memberId }: MemberKey,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom("members as member")
    .innerJoin("accounts as account", (join) =>
      join.onRef("account.owner_id", "=", "member.company_id").onRef("account.id", "=", "member.id"),
    )
    .select(columns)
    .where("member.company_id", "=", companyId)
    .where("member.id", "=", memberId)
    .where("account.owner_id", "=", companyId)
    .executeTakeFirst();
}

/** Active ones among these. */
export async function findReaders(
  db: Queryable,
  { companyId, memberIds }: { companyId: CompanyId; memberIds: readonly string[] },
): Promise<{ email: string; fullName: string; locale: Locale }[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom("accounts")
    .select(["email", "full_name", "locale"])
    .where("owner_id", "=", companyId)
    .where("id", "in", memberIds)
    .where("status", "=", "active")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ email, full_name, locale }) =>
    email === null ? [] : [{ email, fullName: full_name ?? "", locale }],
  );
}

export async function putNotices(
  trx: Trx,
  { companyId, memberId, isNotifyAnswers }: MemberKey & { isNotifyAnswers: boolean },
): Promise<void> {
  await trx
    .updateTable("members")
    .set({ is_notify_answers: isNotifyAnswers })
    .where("company_id", "=", companyId)
    .where("id", "=", memberId)
    .execute();
}

export async function putSeat(
  trx: Trx,
  {
    companyId,
    memberIds,
    isSeated,
  }: { companyId: CompanyId; memberIds: readonly string[]; isSeated: boolean },
): Promise<void> {
  if (memberIds.length === 0) return;
  await trx
    .updateTable("members")
    .set({ is_seated: isSeated })
    .where("company_id", "=", companyId)
    .where("id", "in", memberIds)
    .execute();
}

export async function deleteMember(trx: Trx, { companyId, memberId }: MemberKey): Promise<void> {
  await trx.deleteFrom("members").where("company_id", "=", companyId).where("id", "=", memberId).execute();
}

/** Active members and invitations that wait, together. */
export async function countSeats(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from members where company_id = ${companyId} and is_seated)::int
      + (select count(*) from invitations where company_id = ${companyId} and state = 'pending' and expires_at > ${now})::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * What the gate reads of everybody, from what it comes of: the company's suspensions and their own seat. What the operator
 * says is told before a seat, and a seat before a payment. The company is held.
 */
export async function putStandings(trx: Trx, companyId: CompanyId): Promise<void> {
  await sql`
    update accounts account set status = case
      when 'operator' = any(company.suspended_for) then 'suspended'
      when not member.is_seated then 'inactive'
      when 'payment' = any(company.suspended_for) then 'unpaid'
      else 'active' end
    from members member join companies company on company.id = member.company_id
    where account.owner_id = ${companyId} and member.company_id = ${companyId} and company.id = ${companyId}
      and member.id = account.id and account.status <> 'closed'`.execute(trx);
}
