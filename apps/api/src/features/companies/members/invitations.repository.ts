import type { Selectable } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Tables } from "../../../platform/db/schema.ts";
import type { CompanyId } from "../company/company.repository.ts";

export type InvitationRow = Selectable<Tables["invitations"]>;
type Key = { readonly companyId: CompanyId; readonly id: string };

type NewInvitation = Key & {
  readonly email: string;
  readonly tokenHash: string;
  readonly invitedBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertInvitation(trx: Trx, invitation: NewInvitation): Promise<InvitationRow> {
  const { companyId, id, email, tokenHash, invitedBy, now, expiresAt } = invitation;
  return trx
    .insertInto("invitations")
    .values({
      company_id: companyId,
      id,
      email,
      token_hash: tokenHash,
      state: "pending",
      invited_by: invitedBy,
      sent_at: now,
      expires_at: expiresAt,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findInvitation(db: Queryable, { companyId, id }: Key): Promise<InvitationRow | undefined> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Those that wait, the first one sent in front. */
export function findPending(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<InvitationRow[]> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("state", "=", "pending")
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** An e-mail that was invited long ago may be invited again. The company is held. */
export async function expirePending(
  trx: Trx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ state: "expired" })
    .where("company_id", "=", companyId)
    .where("state", "=", "pending")
    .where("expires_at", "<=", now)
    .execute();
}

export async function putToken(
  trx: Trx,
  { companyId, id, tokenHash, now, expiresAt }: Key & { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ token_hash: tokenHash, sent_at: now, expires_at: expiresAt })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

/** Settled for good. Whoever has accepted is a member, and the invitation keeps nothing of them. */
export async function settle(
  trx: Trx,
  { companyId, id, state }: Key & { state: "accepted" | "cancelled" },
): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ state, ...(state === "accepted" && { email: "" }) })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

export async function cancelPending(trx: Trx, companyId: CompanyId): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ state: "cancelled" })
    .where("company_id", "=", companyId)
    .where("state", "=", "pending")
    .execute();
}

/** Rows of all companies go here by their age alone: by then every link in them is dead. */
export async function deleteInvitationsExpired(db: Queryable, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", before).execute();
}
