import { searchCreators } from "@tomoru/contract/company/discovery";
import { login } from "@tomoru/contract/influencer/accounts";
import { setDiscovery } from "@tomoru/contract/influencer/discovery";
import { listSocialAccounts } from "@tomoru/contract/influencer/social";
import type { platforms } from "@tomoru/contract/platforms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxGrantOf } from "../../dev/sandbox-grants.ts";
import type { SocialConfig } from "../../platform/social/social-config.ts";
import { seedCompany } from "../../testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "../../testing/stand-in-platforms.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readOwnPost } from "../social/own-posts.usecases.ts";
import type { SocialKey } from "../social/social-accounts.repository.ts";
import { findDueReads } from "../social/social-figures.repository.ts";
import { readFigures } from "../social/social-figures.usecases.ts";
import { seedDemo } from "./demo.usecases.ts";

let started: TestApp | undefined;
let app: TestApp;
let sandbox: StandInPlatforms;
beforeAll(async () => {
  sandbox = await startStandInPlatforms({ now: () => started?.clock.now() ?? new Date(0) });
  app = await startTestApp({ demo: true, social: withoutCredentials(sandbox.social) });
  started = app;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** The sandbox at its own port, as a start without credentials has it. */
function withoutCredentials(social: SocialConfig): SocialConfig {
  const at = (platform: (typeof platforms)[number]) => ({ ...social[platform], credentials: undefined });
  return { instagram: at("instagram"), tiktok: at("tiktok"), youtube: at("youtube") };
}

test("the demo creator's accounts are read like any linked ones: the same figures, found once she says so, her posts checked", async () => {
  const demo = await seedDemo(app.deps, (account) => sandboxGrantOf(app.deps, account));
  const body = { username: demo?.email ?? "", password: demo?.password ?? "" };
  const { accessToken: token } = (await app.call(login, { body })).result;
  const shown = async () =>
    (await app.call(listSocialAccounts, { token })).result.accounts.map(
      ({ readAt: _, ...account }) => account,
    );
  const before = await shown();

  app.clock.advance(60);
  const due = await findDueReads(app.deps.db, { now: app.clock.now(), until: app.clock.now(), most: 9 });
  expect(due).toHaveLength(2);
  for (const key of due) await readFigures(app.deps, key);
  expect(await shown()).toEqual(before);

  const company = await seedCompany(app);
  const found = async () => {
    const query = { platform: "instagram", q: "hana_kurashi" } as const;
    return (await app.call(searchCreators, { token: company.token, query })).result.docs;
  };
  expect(await found()).toEqual([]);
  await app.call(setDiscovery, { token, body: { isDiscoverable: true } });
  expect(await found()).toMatchObject([{ handle: "hana_kurashi", followers: 18_240 }]);

  const post = { mediaId: "CxYz123AbC_", kind: "reel" } as const;
  await sandbox.published.publish("instagram", {
    ...{ ...post, accountId: "sandbox-hana_kurashi", title: "", caption: "#PR しずく", isPaid: false },
    publishedAt: app.clock.now(),
  });
  const instagram = { ownerId: (due[0] as SocialKey).ownerId, platform: "instagram" } as const;
  const address = { ...post, platform: "instagram", owner: null } as const;
  expect(await readOwnPost(app.deps, instagram, address)).toMatchObject({
    outcome: "found",
    post: { caption: "#PR しずく" },
  });
});
