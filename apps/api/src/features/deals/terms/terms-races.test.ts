import * as company from "@tomoru/contract/company/deals";
import * as creator from "@tomoru/contract/influencer/deals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, untilAnswered } from "../../../testing/at-once.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { type SeededDeal, seedReady, sendByCompany, sendByCreator } from "../deals.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const asCreator = ({ creator: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const asCompany = ({ company: { token }, dealId }: SeededDeal) => ({ token, params: { id: dealId } });
const charges = () => app.deps.db.selectFrom("charges").select("id").execute();
const contracts = () => app.deps.db.selectFrom("deal_contracts").select("version").execute();
const statusesOf = (answers: readonly { status: number }[]) => new Set(answers.map(({ status }) => status));

type Read = { readonly sha256: string | null; readonly revision: number };
type Answer = {
  readonly status: number;
  readonly result: { readonly revision: number; readonly state: string };
};

/** Two versions, each read by the side that did not make it; the second is open. */
async function twoVersions() {
  const seeded = await seedReady(app);
  const { result: first } = await sendByCompany(app, seeded);
  const { result: second } = await sendByCreator(app, seeded, { terms: { feeYen: 120_000 } });
  const reading = ({ sha256, revision }: Read, version: number) => ({
    ...{ action: "accept" as const, version, sha256: sha256 ?? "", revision },
  });
  return { seeded, old: reading(first, 1), open: reading(second, 2) };
}

test("of 32 that agree to the version before and 32 that agree to the open one the open one is the contract, once", async () => {
  const { seeded, old, open } = await twoVersions();
  const answers = await atOnce((nth) =>
    untilAnswered<Answer>(() =>
      nth % 2 === 0
        ? app.call(creator.answerTerms, { ...asCreator(seeded), body: old })
        : app.call(company.answerCompanyTerms, { ...asCompany(seeded), body: open }),
    ),
  );
  const ofCreator = answers.filter((_, nth) => nth % 2 === 0);
  const ofCompany = answers.filter((_, nth) => nth % 2 === 1);
  expect(statusesOf(ofCreator)).toEqual(new Set([409]));
  expect([...statusesOf(ofCompany)].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(ofCompany.some(({ status }) => status === 200)).toBe(true);
  expect([await contracts(), (await charges()).length]).toEqual([[{ version: 2 }], 1]);
});

test("of 64 that agree, counter, replace and decline at once one wins, and the deal is as it says", async () => {
  const { seeded, open } = await twoVersions();
  const { revision } = open;
  const acts: readonly (() => Promise<Answer>)[] = [
    () => app.call(company.answerCompanyTerms, { ...asCompany(seeded), body: open }),
    () => sendByCompany(app, seeded, { terms: { feeYen: 90_000 }, baseVersion: 2, revision }),
    () => sendByCreator(app, seeded, { terms: { feeYen: 95_000 }, baseVersion: 2, revision }),
    () => app.call(creator.answerTerms, { ...asCreator(seeded), body: { action: "decline", revision } }),
  ];
  const answers = await atOnce((nth) => untilAnswered(acts[nth % acts.length] as () => Promise<Answer>));
  expect(statusesOf(answers)).toEqual(new Set([200, 409]));
  // One act moved it: whoever did the same again reads what it had become.
  const won = answers.filter(({ status }) => status === 200).map(({ result }) => result);
  expect(new Set(won.map(({ revision: now, state }) => `${now} ${state}`)).size).toBe(1);
  const { result } = await app.call(creator.getDeal, asCreator(seeded));
  expect([result.revision, result.state]).toEqual([won[0]?.revision, won[0]?.state]);
  const moved = app.deps.db.selectFrom("deal_events").select("id").where("revision", ">", revision);
  expect(await moved.execute()).toHaveLength(1);
  const isContract = result.state === "contracted";
  expect([(await contracts()).length, (await charges()).length]).toEqual(isContract ? [1, 1] : [0, 0]);
});
