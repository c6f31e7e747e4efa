import { afterAll, beforeAll, expect, test } from "vitest";
import { seedInfluencer } from "../testing/seed.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = "sandbox-hana-kurashi-ch";
const path = "/dev/social/youtube/posts";
const shown = async () => (await app.app.inject({ url: path, query: { account } })).body;
const send = (fields: Record<string, string>) =>
  app.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000" },
    payload: new URLSearchParams({ account, ...fields }).toString(),
  });

test("a post is published, edited and deleted on a page of the sandbox, and outlives the process", async () => {
  const published = await send({ act: "publish", kind: "short", title: "<b>走る</b>", caption: "#PR KAZE" });
  expect(published.statusCode).toBe(303);
  const page = await shown();
  expect(page).toContain("&lt;b&gt;走る&lt;/b&gt;");
  const [, mediaId = ""] = /https:\/\/www\.youtube\.com\/shorts\/([\w-]{11})/.exec(page) ?? [];
  expect(await app.deps.db.selectFrom("dev_posts").select("media_id").execute()).toEqual([
    { media_id: mediaId },
  ]);
  await send({ act: "edit", id: mediaId, title: "走る", caption: "表記なし" });
  expect(await shown()).toContain("表記なし");
  await send({ act: "delete", id: mediaId });
  expect(await shown()).not.toContain(mediaId);
});

test("an account that nobody made up cannot post", async () => {
  expect((await send({ account: "somebody", act: "publish" })).statusCode).toBe(400);
});

test("the page opens at the account that somebody linked last", async () => {
  const opened = async () => /<option value="([^"]+)" selected>/.exec((await app.app.inject(path)).body)?.[1];
  const link = async (userId: string, linkedAt: string) => {
    const { ownerId } = await seedInfluencer(app);
    await app.deps.db
      .insertInto("social_accounts")
      .values({
        ...{ influencer_id: ownerId, platform: "youtube", handle: userId, display_name: userId },
        ...{ platform_user_id: userId, is_sandbox: true, linked_at: new Date(linkedAt) },
      })
      .execute();
    await app.deps.db
      .insertInto("social_directory")
      .values({ platform: "youtube", platform_user_id: userId, influencer_id: ownerId })
      .execute();
  };
  const first = await opened();
  await link("sandbox-new-00000a01", "2026-06-02T00:00:00Z");
  await link("sandbox-new-00000a02", "2026-06-01T00:00:00Z");
  expect(first).not.toBe("sandbox-new-00000a01");
  expect(await opened()).toBe("sandbox-new-00000a01");
  expect((await app.app.inject({ url: path, query: { account } })).body).toContain(`"${account}" selected`);
});
