import { getProfile, listCategories } from "@tomoru/contract/influencer/profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { areCategories, getProfile as openProfile } from "./profile.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

test("a profile shows what its creator has filled in", async () => {
  const person = await seedInfluencer(app, {
    email: "mizuki@example.jp",
    fullName: "星野 みずき",
    creatorName: "mizuki",
    dob: "1998-02-28",
    isNotifyCampaign: false,
    locale: "en",
    platforms: ["youtube"],
    categories: ["travel", "beauty"],
  });
  await app.deps.db
    .updateTable("influencers")
    .set({ country: "JP", gender: "female", bio: "海と珈琲。" })
    .where("id", "=", person.ownerId)
    .execute();
  await seedOffers(app, person, 3);
  const { status, result } = await app.call(getProfile, { token: person.token });
  expect(status).toBe(200);
  expect(result).toEqual({
    fullName: "星野 みずき",
    email: "mizuki@example.jp",
    creatorName: "mizuki",
    dob: "1998-02-28",
    country: "JP",
    gender: "female",
    bio: "海と珈琲。",
    category: ["beauty", "travel"],
    isNotifyCampaign: false,
    locale: "en",
    socialAccounts: {
      isConnectedToInstagram: false,
      isConnectedToTiktok: false,
      isConnectedToYoutube: true,
    },
    pendingOfferCount: 3,
    deals: { waitingCount: 0, unreadCount: 0 },
  });
});

test("a profile shows nothing of anybody else", async () => {
  const other = await seedInfluencer(app, { platforms: ["tiktok"], categories: ["food"] });
  await seedOffers(app, other, 2);
  const person = await seedInfluencer(app);
  const { result } = await app.call(getProfile, { token: person.token });
  expect(result).toMatchObject({ email: person.email, category: [], pendingOfferCount: 0 });
  expect(Object.values(result.socialAccounts)).toEqual([false, false, false]);
});

test("only offers that wait are counted", async () => {
  const person = await seedInfluencer(app);
  const decided = { isApproval: true, at: app.clock.now() };
  await seedOffers(app, person, 2, { decided });
  await seedOffers(app, person, 1);
  expect((await app.call(getProfile, { token: person.token })).result.pendingOfferCount).toBe(1);
});

test("the categories come in both languages, in their order, and may be cached", async () => {
  const { headers, result } = await app.call(listCategories);
  expect(result).toHaveLength(16);
  expect(result[0]).toEqual({
    categoryId: "beauty",
    categoryName: "美容・コスメ",
    categoryNameEn: "Beauty",
  });
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});

test.each([
  [[], true],
  [["beauty"], true],
  [["beauty", "food"], true],
  [["beauty", "no-such-category"], false],
  [["no-such-category"], false],
])("%j are categories: %j", async (ids, expected) => {
  expect(await areCategories(app.deps.db, ids)).toBe(expected);
});

test.each(["email", "full_name"] as const)(
  "of an account that has lost its %s no profile is answered: 1006",
  async (lost) => {
    const { ownerId } = await seedInfluencer(app);
    await app.deps.db
      .updateTable("accounts")
      .set({ [lost]: null })
      .where("owner_id", "=", ownerId)
      .execute();
    await expect(openProfile(app.deps, ownerId)).rejects.toMatchObject({ code: 1006 });
  },
);
