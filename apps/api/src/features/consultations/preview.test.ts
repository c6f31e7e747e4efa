import * as endpoints from "@tomoru/contract/company/consultations";
import type { Platform } from "@tomoru/contract/platforms";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { consultBy, listOf, seedAskable, verify } from "./consultations.testing.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
  member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
});
afterAll(() => app.close());

type Asked = { listId?: string; creatorId?: string };
const preview = (asked: Asked, platform: Platform = "instagram") =>
  app.call(endpoints.previewConsultation, { token: member.token, query: { ...asked, platform } });

test("before one creator is asked, the company reads who that is, and that nobody is behind another address", async () => {
  const [asked] = await seedAskable(app, 1);
  if (!asked) throw new Error("one was seeded");
  const { result } = await preview({ creatorId: asked.creatorId });
  expect(result).toMatchObject({
    ...{ listName: null, creators: [{ creatorId: asked.creatorId, unasked: null }] },
  });
  const nobodys = asked.creatorId.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (const answer of [
    await preview({ creatorId: nobodys }),
    await consultBy(app, member, { creatorId: nobodys }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 2005 });
});

test("a list is asked on its own platform: on another one neither the preview nor the asking answers", async () => {
  const listId = await listOf(app, member, await seedAskable(app, 2));
  expect((await preview({ listId })).result).toMatchObject({ listName: "しずく 候補", creators: [{}, {}] });
  const wrong = { status: 400, errors: ["platform 1023"] };
  expect(await preview({ listId }, "youtube")).toMatchObject(wrong);
  expect(await consultBy(app, member, { listId, platform: "youtube" })).toMatchObject(wrong);
  expect(await app.deps.db.selectFrom("offers").select("id").execute()).toEqual([]);
});

test("of a list in which nobody stands nobody would be asked", async () => {
  const listId = await listOf(app, member, []);
  expect(await preview({ listId })).toMatchObject({ status: 200, result: { creators: [] } });
});
