import type { Platform } from "@tomoru/contract/platforms";
import { openAccount } from "../../../accounts/sign-up/sign-up.usecases.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import type { PlatformPost } from "../../../platform/social/social-platform.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { openProfile } from "../../profile/profile.usecases.ts";
import { addSandboxAccount } from "../../social/social.usecases.ts";
import { creatorIds } from "../cards/creator-id.rules.ts";
import { consentByLinking, keepReading } from "../discovery.usecases.ts";

export type FoundCreator = {
  readonly ownerId: OwnerId<"influencer">;
  readonly creatorId: string;
  readonly email: string;
  readonly fullName: string;
};

type Seed = {
  readonly platform?: Platform;
  readonly handle?: string;
  readonly displayName?: string;
  readonly creatorName?: string;
  readonly bio?: string;
  readonly followers?: number | null;
  readonly views?: number;
  readonly posts?: number;
  /** What every post has instead of the usual. */
  readonly post?: Partial<PlatformPost>;
  readonly isGranted?: boolean;
  readonly dob?: string;
  readonly country?: string;
  readonly gender?: "male" | "female" | "other";
  readonly categories?: readonly string[];
};

let seeded = 0;

/** Somebody whom companies find, with posts every other day of which each fourth is a PR post. */
export async function seedFound({ deps }: Pick<TestApp, "deps">, seed: Seed = {}): Promise<FoundCreator> {
  seeded += 1;
  const { platform = "instagram", followers = 1000, handle = `found_${seeded}` } = seed;
  const [email, fullName] = [`found-${seeded}@example.jp`, `秘密 本名${seeded}`];
  const now = deps.clock.now();
  const person = { email, fullName, locale: "ja" as const, passwordHash: "nobody signs in with it" };
  const ownerId = await deps.db.transaction().execute(async (trx) => {
    const { ownerId } = await openAccount(deps, { trx, actor: "influencer", open: openProfile, ...person });
    const { dob = "1999-05-05", country = "JP", gender = "female", bio = null } = seed;
    const creator_name = seed.creatorName ?? null;
    await trx
      .updateTable("influencers")
      .set({ dob, country, gender, bio, creator_name })
      .where("id", "=", ownerId)
      .execute();
    for (const category_id of seed.categories ?? ["beauty"])
      await trx.insertInto("influencer_categories").values({ influencer_id: ownerId, category_id }).execute();
    const displayName = seed.displayName ?? handle;
    const account = { platform, handle, displayName, followers, recentViews: [] };
    await addSandboxAccount(trx, { ownerId, account, now });
    await consentByLinking(deps, { trx, ownerId, locale: "ja" });
    const posts = postsOf(platform, { count: seed.posts ?? 16, views: seed.views ?? 500, now }).map(
      (post) => ({
        ...post,
        ...seed.post,
      }),
    );
    const read = { posts, isGranted: seed.isGranted ?? true, followers, isSandbox: true };
    await keepReading(deps, { trx, ownerId, platform, ...read });
    return ownerId;
  });
  return { ownerId, creatorId: creatorIds(deps.hash).of(ownerId), email, fullName };
}

function postsOf(
  platform: Platform,
  { count, views, now }: { count: number; views: number; now: Date },
): PlatformPost[] {
  const format = platform === "instagram" ? "reel" : "video";
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    postedAt: new Date(now.getTime() - (at * 2 + 3) * 86_400_000).toISOString(),
    format,
    views: views + at,
    likes: Math.floor(views / 20),
    comments: 1,
    text: at % 4 === 0 ? "#PR しずく化粧水" : "朝の支度 #暮らし",
    url: `https://example.jp/p${at}`,
    hasPrFlag: false,
  }));
}
