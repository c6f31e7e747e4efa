import { endSessions, startSession } from "../../accounts/sessions/sessions.usecases.ts";
import type { Deps } from "../../deps.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uncheckedSession } from "../../platform/unchecked-session.ts";
import { updateTaxProfile } from "../deals/terms/tax-profile.usecases.ts";
import { decideOffer } from "../offers/offers.usecases.ts";
import { findAsked, findOwnSession, findPerson } from "./demo-market.repository.ts";

type Creator = OwnerId<"influencer">;

/** The same dependencies, with a clock that stands at `now`. */
export const at = (deps: Deps, now: Date): Deps => ({ ...deps, clock: { now: () => now } });

export async function accountOf({ db }: Deps, ownerId: Creator) {
  const { id: accountId } = await findPerson(db, { ownerId });
  return { actor: "influencer", ownerId, accountId } as const;
}

/** Answers an offer. The person is signed in while they answer: the deciding statement asks for a session. */
export async function answer(
  deps: Deps,
  { influencerId, decision }: { influencerId: Creator; decision: "approval" | "reject" },
): Promise<string> {
  const account = await accountOf(deps, influencerId);
  const creator = { ownerId: influencerId };
  await deps.db.transaction().execute((trx) => startSession(deps, { trx, account }));
  const { id: sessionId } = await findOwnSession(deps.db, creator);
  const { offer_id: offerId } = await findAsked(deps.db, creator);
  await decideOffer(deps, {
    session: uncheckedSession({ ownerId: influencerId, sessionId }),
    offerId,
    decision,
  });
  await deps.db.transaction().execute((trx) => endSessions({ trx, account }));
  return offerId;
}

/** Fills in the tax profile, as a person does for their first contract. */
export async function sayHowTaxed(deps: Deps, influencerId: Creator): Promise<void> {
  const { full_name } = await findPerson(deps.db, { ownerId: influencerId });
  await updateTaxProfile(deps, {
    influencerId,
    update: {
      ...{ residency: "resident", entity: "individual", legalName: full_name ?? "" },
      ...{ tradeName: null, invoiceNumber: null, hasEmployees: false },
    },
  });
}
