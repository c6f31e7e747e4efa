import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { addOffers, mintOfferId } from "../offers/offers.usecases.ts";
import { recordPayments } from "../payments/payments.usecases.ts";
import { claimEmail, findPasswordHash, hasCreators, insertCreator } from "./demo.repository.ts";
import { demoCreator } from "./demo-creator.data.ts";
import { dateOffer } from "./demo-offers.rules.ts";
import { instagramOffers } from "./demo-offers-instagram.data.ts";
import { tiktokOffers } from "./demo-offers-tiktok.data.ts";
import { youtubeOffers } from "./demo-offers-youtube.data.ts";
import { demoPayments } from "./demo-payments.data.ts";
import { datePayment } from "./demo-payments.rules.ts";

export type DemoSignIn = { readonly email: string; readonly password: string };

const demoOffers = [...instagramOffers, ...tiktokOffers, ...youtubeOffers];

/**
 * Fills an empty database with a creator who has a year behind her, when the demo is on. Answers the sign-in to print,
 * on every later start too; null when there is none that works. Safe when two copies start at once.
 */
export async function seedDemo(deps: Deps): Promise<DemoSignIn | null> {
  if (!deps.config.demo) return null;
  const { email, password } = demoCreator;
  if (!(await hasCreators(deps.db))) {
    const passwordHash = await deps.passwords.hash(password);
    await deps.db.transaction().execute((trx) => seed(deps, { trx, passwordHash }));
  }
  const demo = await findPasswordHash(deps.db, email);
  if (!demo?.password_hash) return null;
  return (await deps.passwords.verify(demo.password_hash, password)) ? { email, password } : null;
}

async function seed(deps: Deps, { trx, passwordHash }: { trx: Trx; passwordHash: string }): Promise<void> {
  const now = deps.clock.now();
  const joinedAt = secondsAfter(now, -demoCreator.joinedDaysAgo * 86_400);
  const ownerId = mintOwnerId(uuidAt(joinedAt));
  if (!(await claimEmail(trx, { email: demoCreator.email, ownerId }))) return;
  await insertCreator(trx, { ownerId, creator: demoCreator, passwordHash, joinedAt });
  await addHistory(deps, { trx, ownerId, now });
}

async function addHistory(
  deps: Deps,
  { trx, ownerId, now }: { trx: Trx; ownerId: OwnerId; now: Date },
): Promise<void> {
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
