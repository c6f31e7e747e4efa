import type { Platform } from "@tomoru/contract/platforms";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { creatorNameOf, creatorNames, creatorNamesOf } from "./creator-names.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

type Linked = { readonly platform: Platform; readonly name: string; readonly handle: string };

async function seedNamed(creatorName: string | undefined, linked: readonly Linked[] = []): Promise<string> {
  const platforms = linked.map(({ platform }) => platform);
  const { ownerId } = await seedInfluencer(app, { ...(creatorName ? { creatorName } : {}), platforms });
  for (const { platform, name, handle } of linked)
    await app.deps.db
      .updateTable("social_accounts")
      .set({ display_name: name, handle })
      .where("influencer_id", "=", ownerId)
      .where("platform", "=", platform)
      .execute();
  return ownerId;
}

test.each([
  ["みずき", "Mizuki on TikTok", "mizu", "みずき"],
  [null, "Mizuki on TikTok", "mizu", "Mizuki on TikTok"],
  ["", "", "mizu", "mizu"],
  [null, null, null, ""],
])("%j, linked as %j and %j, is called %j", (creator_name, display_name, handle, name) => {
  expect(creatorNameOf({ creator_name, display_name, handle })).toBe(name);
});

describe("whatever the platform", () => {
  test("the name that was chosen comes before that of an account, and who has neither has none", async () => {
    const chosen = await seedNamed("みずき", [{ platform: "tiktok", name: "Mizuki", handle: "mizu" }]);
    const linked = await seedNamed(undefined, [{ platform: "youtube", name: "", handle: "emma" }]);
    const nobody = await seedNamed(undefined);
    const nameOf = await creatorNamesOf(app.deps.db, [chosen, linked, nobody]);
    expect([chosen, linked, nobody].map(nameOf)).toEqual(["みずき", "emma", ""]);
  });

  test("one of several accounts gives the name, also where another has none", async () => {
    const id = await seedNamed(undefined, [
      { platform: "instagram", name: "", handle: "" },
      { platform: "tiktok", name: "Mizuki", handle: "mizu" },
      { platform: "youtube", name: "", handle: "" },
    ]);
    expect((await creatorNamesOf(app.deps.db, [id]))(id)).toBe("Mizuki");
  });

  test("who was not asked about, or is not there, has no name", async () => {
    const id = await seedNamed("みずき");
    expect((await creatorNamesOf(app.deps.db, []))(id)).toBe("");
  });
});

describe("on a platform", () => {
  test("each is called as there, and by the chosen name where there is one", async () => {
    const linked = [
      { platform: "instagram", name: "Emma on Instagram", handle: "emma" },
      { platform: "tiktok", name: "", handle: "emma.tok" },
    ] as const;
    const emma = await seedNamed(undefined, linked);
    const mizuki = await seedNamed("みずき", [{ platform: "tiktok", name: "Mizuki", handle: "mizu" }]);
    const asked = [
      { influencerId: emma, platform: "instagram" },
      { influencerId: emma, platform: "tiktok" },
      { influencerId: emma, platform: "youtube" },
      { influencerId: mizuki, platform: "tiktok" },
      { influencerId: mizuki, platform: "youtube" },
    ] as const;
    const nameOf = await creatorNames(app.deps.db, asked);
    expect(asked.map(nameOf)).toEqual(["Emma on Instagram", "emma.tok", "", "みずき", "みずき"]);
  });

  test("who is not there has no name", async () => {
    const nameOf = await creatorNames(app.deps.db, []);
    expect(nameOf({ influencerId: await seedNamed("みずき"), platform: "tiktok" })).toBe("");
  });
});
