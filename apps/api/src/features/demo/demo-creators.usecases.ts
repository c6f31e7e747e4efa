import { v5 } from "uuid";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { type BroughtCreator, bringInReadings } from "../discovery/readings/bring-in.usecases.ts";
import { hasCreator, insertCreators, isAlone, type NewDemoCreator } from "./demo-creators.repository.ts";
import { type DemoAccount, demoCreators, type FoundDemoCreator } from "./demo-creators.rules.ts";
import { demoFollowersOf, shownFollowers } from "./demo-followers.rules.ts";
import { demoPostsOf } from "./demo-posts.rules.ts";

const day = 86_400;
/** Any value would do, but it must never change. */
const namespace = "6f0d3f0e-5b1c-4d0a-9a63-1d6a7c0b2e11";
const shownPosts = 12;

export function demoCreatorId(number: number): OwnerId<"influencer"> {
  return mintOwnerId<"influencer">(v5(`creator/${number}`, namespace));
}

/**
 * Three hundred creators for companies to find, when the demo is on. Their figures are read from made-up platforms by the usual
 * rules. False when they are there already. Safe when two copies start at once.
 */
export async function seedDemoCreators(deps: Deps): Promise<boolean> {
  if (!deps.config.demo || (await hasCreator(deps.db, demoCreatorId(1)))) return false;
  const now = deps.clock.now();
  const brought = demoCreators().map((creator) => dated(creator, now));
  return deps.db.transaction().execute(async (trx) => {
    if (!(await isAlone(trx)) || !(await insertCreators(trx, brought))) return false;
    await bringInReadings(deps, { trx, creators: brought });
    return true;
  });
}

/** The same person with real dates, counted back from `now`. */
function dated(creator: FoundDemoCreator, now: Date): NewDemoCreator & BroughtCreator {
  const { number, creatorName, bio, categories, country, gender, birthYearsAgo, birthday } = creator;
  const year = Number(japanDay(now).slice(0, 4));
  const accounts = creator.accounts.map((account) => readAccount(account, now));
  const linkedAt = new Date(Math.min(...accounts.map((account) => account.linkedAt.getTime())));
  return {
    ownerId: demoCreatorId(number),
    email: `demo-${number}@creators.example.jp`,
    fullName: `見本 ${creatorName}`,
    creatorName,
    bio,
    categories,
    country,
    gender,
    bornOn: birthYearsAgo === null ? null : `${year - birthYearsAgo}-${birthday}`,
    locale: "ja",
    joinedAt: linkedAt,
    linkedAt,
    accounts,
  };
}

function readAccount(account: DemoAccount, now: Date) {
  const { platform, handle, displayName, linkedDaysAgo, readDaysAgo, trait } = account;
  const readAt = secondsAfter(now, -readDaysAgo * day);
  const posts = demoPostsOf(account, readAt);
  return {
    platform,
    handle,
    displayName,
    isSandbox: true,
    isGranted: trait !== "viewsNotGranted",
    posts,
    days: demoFollowersOf(account, readAt),
    followers: shownFollowers(account),
    recentViews: posts
      .slice(0, shownPosts)
      .map(({ views }) => views)
      .filter((views) => views !== null),
    linkedAt: secondsAfter(now, -linkedDaysAgo * day),
    readAt,
  };
}
