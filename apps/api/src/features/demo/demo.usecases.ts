import type { Platform } from "@tomoru/contract/platforms";
import { openAccount } from "../../accounts/sign-up/sign-up.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Grant } from "../../platform/social/social-platform.ts";
import { keepBankInfo } from "../bank/bank.usecases.ts";
import { addOffers, mintOfferId } from "../offers/offers.usecases.ts";
import { recordPayments } from "../payments/payments.usecases.ts";
import { openProfile } from "../profile/profile.usecases.ts";
import { addSandboxAccount, addSandboxGrant, sandboxUserId } from "../social/social.usecases.ts";
import { fillProfile, findPasswordHash, hasCreators } from "./demo.repository.ts";
import { demoCreator } from "./demo-creator.data.ts";
import { dateOffer } from "./demo-offers.rules.ts";
import { instagramOffers } from "./demo-offers-instagram.data.ts";
import { tiktokOffers } from "./demo-offers-tiktok.data.ts";
import { youtubeOffers } from "./demo-offers-youtube.data.ts";
import { demoPayments } from "./demo-payments.data.ts";
import { datePayment } from "./demo-payments.rules.ts";

export type DemoSignIn = { readonly email: string; readonly password: string };

const demoOffers = [...instagramOffers, ...tiktokOffers, ...youtubeOffers];

/** What a platform's sandbox gives for an account; undefined where it does not stand in for the platform. */
export type GrantOf = (account: { platform: Platform; accountId: string }) => Grant | undefined;

const noGrant: GrantOf = () => undefined;

/** Seconds until her accounts are read: the server listens by then. */
const readAfter = 60;

/**
 * Fills an empty database with a creator who has a year behind her, when the demo is on. Answers the sign-in to print,
 * on every later start too; null when there is none that works. Safe when two copies start at once.
 */
export async function seedDemo(deps: Deps, grantOf: GrantOf = noGrant): Promise<DemoSignIn | null> {
  if (!deps.config.demo) return null;
  const { email, password } = demoCreator;
  if (!(await hasCreators(deps.db))) {
    await seed(deps, { grantOf, passwordHash: await deps.passwords.hash(password) });
  }
  const demo = await findPasswordHash(deps.db, email);
  const works = demo ? await deps.passwords.verify(demo.password_hash, password) : false;
  return works ? { email, password } : null;
}

/** The race: two copies that start at once find no creator. The second waits at the e-mail until the first has seeded all, and leaves it at that. */
async function seed(
  deps: Deps,
  { grantOf, passwordHash }: { grantOf: GrantOf; passwordHash: string },
): Promise<void> {
  const now = deps.clock.now();
  const joinedAt = secondsAfter(now, -demoCreator.joinedDaysAgo * 86_400);
  const whenSheJoined = { ...deps, clock: { now: () => joinedAt } };
  const { email, fullName, locale } = demoCreator;
  try {
    await deps.db.transaction().execute(async (trx) => {
      const person = { email, fullName, passwordHash, locale };
      const { ownerId } = await openAccount(whenSheJoined, {
        trx,
        actor: "influencer",
        open: openProfile,
        ...person,
      });
      await fillProfile(trx, { ownerId, creator: demoCreator });
      await keepBankInfo(deps, { trx, ownerId, info: demoCreator.bank, now: joinedAt });
      await addHistory(deps, { trx, ownerId, now });
      await addGrants(deps, { trx, ownerId, grantOf });
    });
  } catch (error) {
    if (!(error instanceof Refusal && error.failure === "emailInUse")) throw error;
  }
}

async function addHistory(
  deps: Deps,
  { trx, ownerId, now }: { trx: Trx; ownerId: OwnerId<"influencer">; now: Date },
): Promise<void> {
  for (const account of demoCreator.socialAccounts) await addSandboxAccount(trx, { ownerId, account, now });
  await addOffers(
    trx,
    demoOffers.map((offer) => ({ ownerId, offerId: mintOfferId(deps), ...dateOffer(offer, now) })),
  );
  await recordPayments(trx, {
    now,
    payments: demoPayments.map((payment, index) => ({
      ownerId,
      payment: datePayment(payment, { now, reference: `demo-${index + 1}` }),
    })),
  });
}

/** So that her posts are read, companies find her once she says so, and the post of a deal is checked. */
async function addGrants(
  deps: Deps,
  { trx, ownerId, grantOf }: { trx: Trx; ownerId: OwnerId<"influencer">; grantOf: GrantOf },
): Promise<void> {
  for (const { platform, handle } of demoCreator.socialAccounts) {
    const grant = grantOf({ platform, accountId: sandboxUserId(handle) });
    if (grant) await addSandboxGrant(deps, { trx, key: { ownerId, platform }, grant, readAfter });
  }
}
