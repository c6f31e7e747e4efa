import type { PostAddress } from "@tomoru/contract/deals/post-urls";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { PlatformFault } from "../../platform/social/platform-fault.ts";
import type { FoundPost } from "../../platform/social/social-platform.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { linkAt } from "./linking.testing.ts";
import { readOwnPost } from "./own-posts.usecases.ts";

let platforms: StandInPlatforms;
let app: TestApp;
let person: SeededInfluencer;
/** What the platform was asked for. */
let asked: string[];

beforeAll(async () => {
  platforms = await startStandInPlatforms();
  app = await startTestApp({ social: platforms.social });
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
  await linkAt({ app, platforms }, { person, platform: "tiktok", accountId: "sandbox-hana.kurashi" });
  asked = [];
});
afterAll(async () => {
  await app.close();
  await platforms.close();
});

const found: FoundPost = {
  ...{ caption: "#PR しずく", title: null, ownerUserId: "sandbox-hana.kurashi", kind: "video" },
  ...{ hasPaidFlag: null, views: 900, likes: 30, comments: 2 },
};
const video: PostAddress = {
  ...{ platform: "tiktok", kind: "video", mediaId: "7300000000000000001", owner: null },
};

/** With a platform that answers so, or fails so. */
function read(answer: FoundPost | Error | null, part: Partial<PostAddress> = {}, ownerId = person.ownerId) {
  const tiktok = app.deps.social.get("tiktok");
  if (!tiktok) throw new Error("the platform is there");
  const findPost = async (_: unknown, mediaId: string) => {
    asked.push(mediaId);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const social = { ...app.deps.social, get: () => ({ ...tiktok, findPost }) };
  return readOwnPost({ ...app.deps, social }, { ownerId, platform: "tiktok" }, { ...video, ...part });
}

const row = () => app.deps.db.selectFrom("social_accounts").select("tokens").executeTakeFirstOrThrow();
const relinkMails = async () => {
  const mails = await app.deps.db.selectFrom("mails").select("kind").execute();
  return mails.filter(({ kind }) => kind === "socialNeedsRelink").length;
};

test("a post of the linked account is found by its number, whoever's name its address bears in whatever case", async () => {
  for (const owner of [null, "hana.kurashi", "Hana.Kurashi"])
    expect(await read(found, { owner })).toEqual({ outcome: "found", post: found });
  const unnamed = { ...found, ownerUserId: null };
  expect(await read(unnamed)).toEqual({ outcome: "found", post: unnamed });
  expect(asked).toEqual(Array(4).fill(video.mediaId));
});

test("somebody else's post is told from the address alone where that names them, else by the platform", async () => {
  expect(await read(found, { owner: "somebody.else" })).toEqual({ outcome: "wrongAccount" });
  expect(asked).toEqual([]);
  expect(await read({ ...found, ownerUserId: "another" })).toEqual({ outcome: "wrongAccount" });
});

test("a post that is not public, or is none, is not found", async () => {
  expect(await read(null)).toEqual({ outcome: "notFound" });
});

test("what no call gives, and an account without a grant, is not asked for", async () => {
  for (const kind of ["story", "photo"] as const)
    expect(await read(found, { kind })).toEqual({ outcome: "unreadable" });
  const unlinked = await seedInfluencer(app);
  const broughtIn = await seedInfluencer(app, { platforms: ["tiktok"] });
  const elsewhere = await seedInfluencer(app, { platforms: ["youtube"] });
  for (const { ownerId } of [unlinked, broughtIn, elsewhere])
    expect(await read(found, {}, ownerId)).toEqual({ outcome: "unreadable" });
  expect(asked).toEqual([]);
  expect(await read(found, { kind: "reel" })).toMatchObject({ outcome: "found" });
});

describe("a platform that fails", () => {
  test("is silent, or refuses this post and leaves the link as it is", async () => {
    expect(await read(new PlatformFault("silent", "503"))).toEqual({ outcome: "silent" });
    expect(await read(new PlatformFault("refused", "403 scope"))).toEqual({ outcome: "unreadable" });
    expect((await row()).tokens).not.toBeNull();
    expect(await relinkMails()).toBe(0);
  });

  test.each([
    ["refused", "401 access_token_invalid"],
    ["unusable", "the account is private"],
  ] as const)("with %s %s has the link made anew, and its creator told once", async (kind, reason) => {
    expect(await read(new PlatformFault(kind, reason))).toEqual({ outcome: "unreadable" });
    expect((await row()).tokens).toBeNull();
    expect(await read(found)).toEqual({ outcome: "unreadable" });
    expect(await relinkMails()).toBe(1);
  });

  test("as too busy is left alone by every post until its reset, and is asked again then", async () => {
    const until = secondsAfter(app.clock.now(), 60);
    expect(await read(new PlatformFault("busy", "429"))).toEqual({ outcome: "busy", until });
    expect(await read(found)).toEqual({ outcome: "busy", until });
    expect(asked).toHaveLength(1);
    app.clock.advance(60);
    expect(await read(found)).toMatchObject({ outcome: "found" });
  });

  test("in a way that is a fault of ours is no answer", async () => {
    await expect(read(new TypeError("ours"))).rejects.toThrow("ours");
  });
});

test("once our calls for posts are used up the next is told when there are some again, and is not asked", async () => {
  await read(found);
  await app.deps.db
    .updateTable("rate_limits")
    .set({ count: 200 })
    .where("key", "=", "postCalls:tiktok")
    .execute();
  const until = secondsAfter(app.clock.now(), 60);
  expect(await read(found)).toEqual({ outcome: "busy", until });
  expect(asked).toHaveLength(1);
});
