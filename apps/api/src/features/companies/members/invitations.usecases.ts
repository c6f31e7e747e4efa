import type { Invitation } from "@tomoru/contract/company/members";
import { limits } from "@tomoru/contract/limits";
import { findMember, isMembersEmail, type MemberAccount } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import { secondsAfter, secondsUntil } from "../../../platform/clock.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { uuidAt } from "../../../platform/random.ts";
import { countHit } from "../../../platform/rate-limit.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { once } from "../../../platform/request-keys.ts";
import type { CompanyId, CompanyRow } from "../company/company.repository.ts";
import { newInvitationToken } from "./invitation-token.rules.ts";
import {
  expirePending,
  findInvitation,
  findPending,
  type InvitationRow,
  insertInvitation,
  putToken,
  settle,
} from "./invitations.repository.ts";
import { findMembers } from "./members.repository.ts";
import { holdOpen, refuseWithoutSeat } from "./seats.usecases.ts";

const day = 86_400;

/** Those that wait, with who sent them. */
export async function pendingInvitations(
  db: Queryable,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<Invitation[]> {
  const [rows, people] = [await findPending(db, { companyId, now }), await findMembers(db, companyId)];
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return rows.map((row) => answerOf(row, { invitedBy: names.get(row.invited_by) ?? null, now }));
}

type Sending = {
  readonly caller: Caller<"company">;
  readonly email: string;
  readonly key: string | undefined;
};

/**
 * Invites somebody by mail. The race: of many for the last seat each holds the company, counts its seats, and then writes.
 * `emailInUse`, `accessAlreadyRequested`, `noAccess`, `tooManyRequests`.
 */
export function sendInvitation(deps: Deps, { caller, email, key }: Sending): Promise<Invitation> {
  return deps.db
    .transaction()
    .execute((trx) =>
      once(deps, { trx, caller, call: "sendInvitation", key, body: { email } }, () =>
        invite(deps, { trx, caller, email }),
      ),
    );
}

async function invite(
  deps: Deps,
  { trx, caller, email }: { trx: Trx; caller: Caller<"company">; email: string },
): Promise<Invitation> {
  const companyId = caller.ownerId;
  const now = deps.clock.now();
  const company = await holdOpen(trx, companyId);
  await expirePending(trx, { companyId, now });
  if (await isMembersEmail(trx, email)) throw new Refusal("emailInUse");
  const pending = await findPending(trx, { companyId, now });
  if (pending.some((one) => one.email === email)) throw new Refusal("accessAlreadyRequested");
  await refuseWithoutSeat(trx, { companyId, now });
  const sender = await senderOf(trx, caller);
  const id = uuidAt(now);
  const token = newInvitationToken(deps.random, { companyId, id });
  const expiresAt = secondsAfter(now, limits.invitationSeconds);
  const tokenHash = invitationHash(deps, token);
  const invitedBy = caller.accountId;
  const row = await insertInvitation(trx, { companyId, id, email, tokenHash, invitedBy, now, expiresAt });
  await mailInvitation(deps, { trx, company, sender, row, token });
  return answerOf(row, { invitedBy: sender.fullName, now });
}

type Update = {
  readonly caller: Caller<"company">;
  readonly id: string;
  readonly action: "resend" | "cancel";
};

/** A new link in the place of the one before, or none any more. `dataNotFound`, `otpAlreadySent`, `tooManyRequests`, 409 `dataInvalid` where it is settled. */
export function updateInvitation(deps: Deps, { caller, id, action }: Update): Promise<Invitation> {
  const companyId = caller.ownerId;
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const company = await holdOpen(trx, companyId);
    const row = await findInvitation(trx, { companyId, id });
    if (!row) throw new Refusal("dataNotFound");
    if (stateOf(row, now) !== "pending") throw new Refusal("dataInvalid", { status: 409 });
    const sender = await senderOf(trx, caller);
    const settled = action === "cancel" ? ({ ...row, state: "cancelled" } as const) : undefined;
    if (settled) await settle(trx, { companyId, id, state: "cancelled" });
    const sent = settled ?? (await resend(deps, { trx, company, sender, row }));
    return answerOf(sent, { invitedBy: sender.fullName, now });
  });
}

type Resending = {
  readonly trx: Trx;
  readonly company: CompanyRow;
  readonly sender: MemberAccount;
  readonly row: InvitationRow;
};

async function resend(deps: Deps, { trx, company, sender, row }: Resending): Promise<InvitationRow> {
  const now = deps.clock.now();
  const until = secondsAfter(row.sent_at, limits.invitationResendSeconds);
  if (until > now) throw new Refusal("otpAlreadySent", { retryAfter: secondsUntil({ from: now, until }) });
  const key = { companyId: sender.ownerId, id: row.id };
  const token = newInvitationToken(deps.random, key);
  const expiresAt = secondsAfter(now, limits.invitationSeconds);
  await putToken(trx, { ...key, tokenHash: invitationHash(deps, token), now, expiresAt });
  const sent = { ...row, sent_at: now, expires_at: expiresAt };
  await mailInvitation(deps, { trx, company, sender, row: sent, token });
  return sent;
}

/** Within the ration of mails that a company may send to people who have not asked for any. `tooManyRequests`. */
async function mailInvitation(
  deps: Deps,
  { trx, company, sender, row, token }: Resending & { token: string },
): Promise<void> {
  const hit = await countHit(trx, {
    key: `invitations:${row.company_id}`,
    rule: { count: limits.invitationsPerDay, windowSeconds: day },
    now: deps.clock.now(),
  });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
  await deps.outbox.enqueue(trx, {
    kind: "invitation",
    data: {
      companyName: company.name ?? "",
      isVerified: company.verification === "verified",
      invitedBy: sender.fullName,
      expiresAt: row.expires_at.toISOString(),
      token,
    },
    to: row.email,
    about: row.company_id,
    locale: sender.locale,
    expiresAt: row.expires_at,
  });
}

async function senderOf(trx: Trx, caller: Caller<"company">): Promise<MemberAccount> {
  const sender = await findMember(trx, caller);
  if (!sender) throw new Refusal("userDeleted");
  return sender;
}

/** How the secret of a link is kept. */
export function invitationHash({ hash }: Pick<Deps, "hash">, token: string): string {
  return hash.of("invitation", token);
}

/** One that was never answered has expired by itself. */
export function stateOf({ state, expires_at }: InvitationRow, now: Date): Invitation["state"] {
  return state === "pending" && expires_at <= now ? "expired" : state;
}

function answerOf(
  row: InvitationRow,
  { invitedBy, now }: { invitedBy: string | null; now: Date },
): Invitation {
  return {
    invitationId: row.id,
    email: row.email,
    state: stateOf(row, now),
    expiresAt: row.expires_at.toISOString(),
    invitedBy,
  };
}
