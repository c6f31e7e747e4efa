import type { Locale } from "@tomoru/contract/fields";
import { discoveryConsentVersion } from "@tomoru/contract/influencer/discovery";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import { japanDay, monthsAfter } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import type { PlatformPosts } from "../../platform/social/social-platform.ts";
import { accountFiguresOf, computedWith, type Reading } from "./cards/account-figures.rules.ts";
import { findFacts, holdCreator, saveSwitch } from "./cards/creators.repository.ts";
import { deleteConsents, insertConsent, isAnswered } from "./consent/consents.repository.ts";
import { foundAccountOf, isFound } from "./consent/findable.rules.ts";
import { hashtagsOf, keptPostOf } from "./insight/kept-posts.rules.ts";
import {
  type AccountKey,
  deleteReadings,
  findFollowers,
  findPosts,
  type KeptPosts,
  saveFigures,
  saveFollowers,
  savePosts,
} from "./readings/readings.repository.ts";
import { putFoundAccounts, removeFoundAccounts } from "./search/found-accounts.repository.ts";

type Owner = OwnerId<"influencer">;
type SearchDeps = Pick<Deps, "clock" | "config">;

/**
 * Makes the search find of a creator exactly what is to be found, within the transaction of whatever changed: links, the
 * switch, the profile, the status, the figures. The last word of the transaction on it.
 */
export async function makeSearchTrue(
  { clock, config }: SearchDeps,
  { trx, ownerId }: { trx: Trx; ownerId: Owner },
): Promise<void> {
  await holdCreator(trx, ownerId);
  const facts = await findFacts(trx, ownerId);
  const seen = { now: clock.now(), production: config.production };
  for (const account of facts?.accounts ?? []) {
    const { platform } = account;
    if (facts && isFound(facts.creator, account, seen)) {
      await putFoundAccounts(trx, { platform, accounts: [foundAccountOf(facts.creator, account, seen.now)] });
    } else await removeFoundAccounts(trx, { ownerId, platform });
  }
}

/** A link was made, under the line that says what companies see: on from then, unless the creator ever said otherwise. */
export async function consentByLinking(
  deps: Deps,
  { trx, ownerId, locale }: { trx: Trx; ownerId: Owner; locale: Locale },
): Promise<void> {
  if (await isAnswered(trx, ownerId)) return;
  await answer(deps, { trx, ownerId, locale, isDiscoverable: true });
}

/** The switch, and the consent that it is. */
export async function answer(
  deps: Deps,
  {
    trx,
    ownerId,
    locale,
    isDiscoverable,
  }: { trx: Trx; ownerId: Owner; locale: Locale; isDiscoverable: boolean },
): Promise<void> {
  const now = deps.clock.now();
  await saveSwitch(trx, { ownerId, isDiscoverable });
  await insertConsent(trx, {
    influencer_id: ownerId,
    id: uuidAt(now),
    kind: "discovery",
    version: discoveryConsentVersion,
    given: isDiscoverable,
    given_at: now,
    locale,
  });
}

/** What was read of an account before, to ask a platform for no more than is new. */
export function readingBefore({ db }: Pick<Deps, "db">, key: AccountKey): Promise<KeptPosts | undefined> {
  return findPosts(db, key);
}

type Read = AccountKey & PlatformPosts & { readonly followers: number | null; readonly isSandbox: boolean };

/** Keeps what was read of an account now, and makes the search true. */
export async function keepReading(
  deps: SearchDeps,
  { trx, followers, isSandbox, ...read }: Read & { trx: Trx },
): Promise<void> {
  const { ownerId, platform } = read;
  const [key, readAt] = [{ ownerId, platform }, deps.clock.now()];
  await holdCreator(trx, ownerId);
  const posts = read.posts.map((post) => keptPostOf(platform, post));
  const { isGranted } = read;
  await savePosts(trx, key, { posts, hashtags: hashtagsOf(read.posts), isGranted, readAt });
  await saveFollowers(trx, key, { on: japanDay(readAt), count: followers });
  const isDerived = mayDerive(deps, { platform, isSandbox });
  await computeFigures(trx, { key, posts, followers, readAt, isGranted, isDerived });
  await makeSearchTrue(deps, { trx, ownerId });
}

/** YouTube lets nobody make ratios and estimates of its numbers without its word; a sandbox's are nobody's. */
export function mayDerive(
  { config }: Pick<Deps, "config">,
  { platform, isSandbox }: { platform: Platform; isSandbox: boolean },
): boolean {
  return platform !== "youtube" || isSandbox || config.youtubeDerived;
}

const growthMonths = 2;

/** The first month whose counts of followers tell of growth. */
export function growthSince(readAt: Date): string {
  return monthsAfter(japanDay(readAt).slice(0, 7), -growthMonths);
}

export async function computeFigures(
  trx: Trx,
  { key, ...read }: { key: AccountKey } & Omit<Reading, "platform" | "days">,
): Promise<void> {
  const { readAt, isDerived } = read;
  const days = await findFollowers(trx, key, growthSince(readAt));
  const figures = accountFiguresOf({ ...read, platform: key.platform, days });
  await saveFigures(trx, key, { figures, computedWith: computedWith(isDerived), readAt });
}

/** A link ended: nothing of what was read of the account stays, and nobody finds it. */
export async function forgetAccount(trx: Trx, key: AccountKey): Promise<void> {
  await holdCreator(trx, key.ownerId);
  await removeFoundAccounts(trx, key);
  await deleteReadings(trx, key);
}

/** Within the transaction that closes the account. */
export async function forgetDiscovery(trx: Trx, ownerId: Owner): Promise<void> {
  await holdCreator(trx, ownerId);
  await removeFoundAccounts(trx, { ownerId });
  await deleteReadings(trx, { ownerId });
  await deleteConsents(trx, ownerId);
  await saveSwitch(trx, { ownerId, isDiscoverable: false });
}
