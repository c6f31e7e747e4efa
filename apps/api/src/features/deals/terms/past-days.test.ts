import * as company from "@tomoru/contract/company/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import {
  acceptByCreator,
  type SeededDeal,
  seedReady,
  sendByCompany,
  sendByCreator,
  signInAgain,
} from "../deals.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
let start: string;
beforeEach(async () => {
  start ??= app.clock.now().toISOString();
  app.clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

const soon = { draftDueOn: "2026-11-16", postFrom: "2026-11-17", postTo: "2026-11-18" };

/** What the company's page shows, agreed to as it stands. */
async function acceptByCompany(seeded: SeededDeal) {
  const request = { token: seeded.company.token, params: { id: seeded.dealId } };
  const { result } = await app.call(company.getCompanyDeal, request);
  const { revision, versions } = result;
  const open = versions.at(-1);
  const body = { action: "accept" as const, version: open?.version, sha256: open?.sha256, revision };
  return app.call(company.answerCompanyTerms, { ...request, body });
}

test("terms whose days of posting went by while they waited are agreed to by neither side, other days are", async () => {
  const [one, two] = [await seedReady(app), await seedReady(app)];
  await sendByCompany(app, one, { terms: soon });
  await sendByCompany(app, two);
  await sendByCreator(app, two, { terms: soon });
  app.clock.set("2026-11-18T15:00:00.000Z");
  const [ofCompany, ofCreator] = [await signInAgain(app, one), await signInAgain(app, two)];
  const refused = { status: 409, errors: ["postTo 1023"] };
  expect(await acceptByCreator(app, ofCompany)).toMatchObject(refused);
  expect(await acceptByCompany(ofCreator)).toMatchObject(refused);
  expect(await app.deps.db.selectFrom("charges").selectAll().execute()).toEqual([]);
  expect((await sendByCreator(app, ofCompany)).status).toBe(200);
  expect((await acceptByCompany(ofCompany)).result).toMatchObject({ state: "contracted" });
});

test("on the last day of posting terms are still agreed to", async () => {
  const before = await seedReady(app);
  await sendByCompany(app, before, { terms: soon });
  app.clock.set("2026-11-18T14:59:59.000Z");
  expect((await acceptByCreator(app, await signInAgain(app, before))).status).toBe(200);
});
