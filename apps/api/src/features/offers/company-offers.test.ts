import { closeAccount } from "@tomoru/contract/influencer/membership";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { aNewOffer } from "@tomoru/contract/testing/offer.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { type SeededInfluencer, seedCompany, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { closeOffers, makeCompanyOffers } from "./company-offers.usecases.ts";
import { textColumnsOf } from "./offer-row.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

async function ask(...asked: SeededInfluencer[]) {
  const { companyId: company_id } = await seedCompany(app);
  const now = app.clock.now();
  const shared = {
    ...{ ...textColumnsOf(aNewOffer()), company_id },
    ...{ created_at: now, answer_by: secondsAfter(now, 86_400) },
  };
  const influencerIds = asked.map(({ ownerId }) => ownerId);
  return app.deps.db
    .transaction()
    .execute((trx) => makeCompanyOffers(app.deps, { trx, influencerIds, shared }));
}

const countsOf = async ({ token }: SeededInfluencer) => (await app.call(listOffers, { token })).result.counts;

test("whose account is closed is left out, named, and leaves no count behind", async () => {
  const gone = await seedInfluencer(app);
  const here = await seedInfluencer(app);
  await app.call(closeAccount, { token: gone.token });
  const { made, closed } = await ask(gone, here);
  expect(made.map(({ influencerId }) => influencerId)).toEqual([here.ownerId]);
  expect(closed).toEqual([gone.ownerId]);
  const counts = await app.deps.db.selectFrom("offer_counts").select("influencer_id").execute();
  expect(counts).toEqual([{ influencer_id: here.ownerId }]);
});

test("what waits is closed at each of several creators, and answered; what was decided stays", async () => {
  const hanako = await seedInfluencer(app);
  const taro = await seedInfluencer(app);
  const { made } = await ask(hanako, taro);
  const later = (await ask(taro)).made;
  const close = (offers: typeof made, closedBy: "company" | "clock") =>
    app.deps.db.transaction().execute((trx) => closeOffers(trx, { offers, closedBy, now: app.clock.now() }));
  expect(await close(made, "clock")).toEqual(new Set());
  expect(await close(made, "company")).toEqual(new Set(made.map(({ offerId }) => offerId)));
  expect(await close([...made, ...later], "company")).toEqual(new Set([later[0]?.offerId]));
  expect(await countsOf(hanako)).toEqual({ all: 1, pending: 0, approved: 0, rejected: 1 });
  expect(await countsOf(taro)).toEqual({ all: 2, pending: 0, approved: 0, rejected: 2 });
});
