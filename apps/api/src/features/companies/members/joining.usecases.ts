import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { InvitationAcceptance, readInvitation as readEndpoint } from "@tomoru/contract/company/members";
import type { ResultOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { findMember } from "../../../accounts/members.usecases.ts";
import { hashNewPassword, welcomeMember } from "../../../accounts/sign-up/joining.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/live/announce.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";
import { type CompanyRow, findCompany, lockCompany } from "../company/company.repository.ts";
import { planValuesOf } from "../company/subscription.usecases.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { idsOfToken } from "./invitation-token.rules.ts";
import { findInvitation, type InvitationRow, settle } from "./invitations.repository.ts";
import { invitationHash, stateOf } from "./invitations.usecases.ts";
import { countSeats, findMemberRow, findMembers, insertMember } from "./members.repository.ts";

type Open = { readonly company: CompanyRow; readonly invitation: InvitationRow };

/** What a link shows to whoever opens it; nothing is changed by looking. `dataNotFound` where it is dead in any way. */
export async function readInvitation(deps: Deps, token: string): Promise<ResultOf<typeof readEndpoint>> {
  const ids = idsOfToken(token);
  const found =
    ids &&
    openOf(deps, {
      token,
      company: await findCompany(deps.db, ids.companyId),
      row: await findInvitation(deps.db, ids),
    });
  if (!ids || !found) throw new Refusal("dataNotFound");
  const { company, invitation } = found;
  const sender = await findMemberRow(deps.db, { companyId: ids.companyId, memberId: invitation.invited_by });
  return {
    companyName: company.name ?? "",
    email: invitation.email,
    invitedBy: sender?.full_name ?? null,
    expiresAt: invitation.expires_at.toISOString(),
  };
}

type Read = {
  readonly token: string;
  readonly company: CompanyRow | undefined;
  readonly row: InvitationRow | undefined;
};

function openOf(deps: Deps, { token, company, row }: Read): Open | undefined {
  if (!row || company?.status !== "active") return undefined;
  if (!deps.hash.matches(row.token_hash, invitationHash(deps, token))) return undefined;
  return stateOf(row, deps.clock.now()) === "pending" ? { company, invitation: row } : undefined;
}

type Acceptance = Pick<InvitationAcceptance, "fullName" | "password"> & {
  readonly token: string;
  readonly locale: Locale;
  readonly ip: string;
};

/**
 * Makes a member of whoever has the link, and signs them in. The race: of many who accept, and of an owner who fills or takes
 * away the seat meanwhile, each holds the company, looks again, and then writes. `dataNotFound`, `passwordInvalid`, `emailInUse`, `noAccess`.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, fullName, password, locale, ip }: Acceptance,
): Promise<TokenPair> {
  const { email } = await readInvitation(deps, token);
  const passwordHash = await hashNewPassword(deps, { email, fullName, password, ip });
  const ids = idsOfToken(token);
  if (!ids) throw new Refusal("dataNotFound");
  const { companyId } = ids;
  return deps.db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, companyId);
    const open = openOf(deps, { token, company, row: await findInvitation(trx, ids) });
    if (!open) throw new Refusal("dataNotFound");
    const now = deps.clock.now();
    const [used, { seats }] = [await countSeats(trx, { companyId, now }), await planValuesOf(trx, companyId)];
    // The invitation itself is among those counted.
    if (used > seats) throw refuseAccess("plan");
    await settle(trx, { ...ids, state: "accepted" });
    const person = { ownerId: companyId, email: open.invitation.email, fullName, passwordHash, locale };
    const pair = await welcomeMember(deps, {
      trx,
      person,
      ip,
      open: ({ accountId }) => insertMember(trx, { companyId, memberId: accountId, now }),
    });
    await tellOwner(deps, { trx, companyId, memberName: fullName });
    await announce(trx, companyId);
    return pair;
  });
}

async function tellOwner(
  deps: Deps,
  { trx, companyId, memberName }: { trx: Trx; companyId: InvitedTo; memberName: string },
): Promise<void> {
  const owner = await ownerOf(trx, companyId);
  if (!owner) return;
  const data = { fullName: owner.fullName, memberName };
  await deps.outbox.enqueue(trx, { kind: "invitationAccepted", data, ...noticeOf(deps, owner) });
}

type InvitedTo = NonNullable<ReturnType<typeof idsOfToken>>["companyId"];

/** Undefined where the owner is gone, and the operator has named no other yet. */
export async function ownerOf(db: Queryable, companyId: InvitedTo) {
  const owner = (await findMembers(db, companyId)).find(({ role }) => role === "owner");
  return owner && findMember(db, { actor: "company", ownerId: companyId, accountId: owner.id });
}
