import type { FollowersOfDay } from "@tomoru/contract/company/discovery-rules";
import type { Locale } from "@tomoru/contract/fields";
import { discoveryConsentVersion } from "@tomoru/contract/influencer/discovery";
import { platforms } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { uuidAt } from "../../../platform/random.ts";
import type { PlatformPosts } from "../../../platform/social/social-platform.ts";
import { accountFiguresOf, computedWith } from "../cards/account-figures.rules.ts";
import { insertConsents } from "../consent/consents.repository.ts";
import { type AccountFacts, type CreatorFacts, foundAccountOf, isFound } from "../consent/findable.rules.ts";
import { growthSince, mayDerive } from "../discovery.usecases.ts";
import { hashtagsOf, keptPostOf } from "../insight/kept-posts.rules.ts";
import { putFoundAccounts } from "../search/found-accounts.repository.ts";
import { type BroughtReading, findPositionOfEach, insertReadings } from "./brought-readings.repository.ts";

type BroughtAccount = Pick<AccountFacts, "platform" | "handle" | "displayName" | "isSandbox"> &
  PlatformPosts & {
    readonly followers: number | null;
    /** The count of each day up to the reading, oldest first. */
    readonly days: readonly FollowersOfDay[];
    readonly readAt: Date;
  };

export type BroughtCreator = Pick<CreatorFacts, "creatorName" | "bornOn" | "country" | "gender" | "bio"> & {
  readonly ownerId: OwnerId<"influencer">;
  readonly locale: Locale;
  readonly categories: readonly string[];
  readonly linkedAt: Date;
  readonly accounts: readonly BroughtAccount[];
};

/**
 * What consentByLinking and keepReading do of one account, for many of creators who are new in this transaction and active: the
 * same rules, in few statements.
 */
export async function bringInReadings(
  deps: Pick<Deps, "clock" | "config">,
  { trx, creators }: { trx: Trx; creators: readonly BroughtCreator[] },
): Promise<void> {
  await insertConsents(
    trx,
    creators.map(({ ownerId, linkedAt, locale }) => ({
      influencer_id: ownerId,
      id: uuidAt(linkedAt),
      kind: "discovery" as const,
      version: discoveryConsentVersion,
      given: true,
      given_at: linkedAt,
      locale,
    })),
  );
  const read = creators.flatMap((creator) =>
    creator.accounts.map((account) => ({ creator, account, reading: readingOf(deps, { creator, account }) })),
  );
  await insertReadings(
    trx,
    read.map(({ reading }) => reading),
  );
  const positions = await findPositionOfEach(trx);
  const seen = { now: deps.clock.now(), production: deps.config.production };
  const found = read.flatMap(({ creator, account, reading }) => {
    const facts = { ...account, hashtags: reading.hashtags, figures: reading.figures };
    const whose = creatorFactsOf(creator, positions);
    const row = isFound(whose, facts, seen) ? foundAccountOf(whose, facts, account.readAt) : null;
    return row ? [{ platform: account.platform, row }] : [];
  });
  for (const platform of platforms) {
    const accounts = found.filter((one) => one.platform === platform).map(({ row }) => row);
    await putFoundAccounts(trx, { platform, accounts });
  }
}

function readingOf(
  deps: Pick<Deps, "config">,
  { creator, account }: { creator: BroughtCreator; account: BroughtAccount },
): BroughtReading {
  const { platform, followers, days, readAt, isGranted } = account;
  const posts = account.posts.map((post) => keptPostOf(platform, post));
  const isDerived = mayDerive(deps, account);
  const since = growthSince(readAt);
  const recent = days.filter(({ on }) => on >= since);
  return {
    ownerId: creator.ownerId,
    platform,
    posts,
    hashtags: hashtagsOf(account.posts),
    isGranted,
    days,
    figures: accountFiguresOf({ platform, posts, followers, days: recent, readAt, isGranted, isDerived }),
    computedWith: computedWith(isDerived),
    readAt,
  };
}

function creatorFactsOf(
  { ownerId, categories, ...creator }: BroughtCreator,
  positions: ReadonlyMap<string, number>,
): CreatorFacts {
  return {
    ...creator,
    influencerId: ownerId,
    isActive: true,
    isDiscoverable: true,
    categories: categories.map((id) => ({ id, position: positions.get(id) ?? 0 })),
  };
}
