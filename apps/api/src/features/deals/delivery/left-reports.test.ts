import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { answerReport } from "@tomoru/contract/company/deliveries";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DeliveryApp, startDeliveryApp } from "../../../testing/delivery-app.ts";
import { closeAccount } from "../../membership/closing.usecases.ts";
import { dealNow, signInAgain } from "../deals.testing.ts";
import { act } from "./deliveries.testing.ts";

let delivery: DeliveryApp;
let app: DeliveryApp["app"];
let acts: DeliveryApp["acts"];
beforeAll(async () => {
  delivery = await startDeliveryApp();
  ({ app, acts } = delivery);
});
beforeEach(() => delivery.empty());
afterAll(() => delivery.close());

async function reported() {
  const { seeded } = await acts.posted();
  app.clock.set("2026-11-25T03:00:00Z");
  await acts.reportOf(seeded, await acts.revisionOf(seeded));
  const { company } = await signInAgain(app, seeded);
  const request = { token: company.token, params: { id: seeded.dealId } };
  const shown = async () => (await app.call(getCompanyDeal, request)).result;
  const reject = async () => {
    const { revision } = await shown();
    const body = { action: "reject", fact: "itemMissing", words: "ご確認ください", revision } as const;
    return app.call(answerReport, { ...request, body });
  };
  return { seeded, shown, reject };
}

test("a report of a creator who has left is not sent back to nobody: it is accepted, or the operator decides", async () => {
  const { seeded, shown, reject } = await reported();
  expect((await shown()).can).toContain("rejectReport");
  await closeAccount(app.deps, seeded.creator.ownerId);
  const { can } = await shown();
  expect(can).not.toContain("rejectReport");
  expect(can).toEqual(expect.arrayContaining(["acceptReport", "dispute"]));
  const answer = await reject();
  expect([answer.status, answer.errors]).toEqual([409, ["creator 1023"]]);
  await act(app, seeded, { kind: "dispute", by: "company" });
  expect((await dealNow(app, seeded)).facts).toMatchObject({
    ...{ state: "reported", hold: "dispute", payDueOn: "2026-12-15", rejections: 0 },
  });
});

test("of a rejection and an account that closes at once either the deal ends, or the report stands", async () => {
  const { seeded, reject } = await reported();
  const [answer] = await Promise.all([reject(), closeAccount(app.deps, seeded.creator.ownerId)]);
  const { facts } = await dealNow(app, seeded);
  expect(facts.state).toBe(answer.status === 200 ? "cancelled" : "reported");
});
