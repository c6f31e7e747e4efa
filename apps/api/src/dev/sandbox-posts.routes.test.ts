import { afterAll, beforeAll, expect, test } from "vitest";
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
