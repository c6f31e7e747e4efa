import { listOffers } from "@tomoru/contract/influencer/offers";
import { aNewOffer } from "@tomoru/contract/testing/offer.builder";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedOffers } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { addOffers, mintOfferId } from "./offers.usecases.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

async function page(query: Record<string, string> = {}) {
  const { result } = await app.call(listOffers, { token: hanako.token, query });
  return { ...result, ids: result.docs.map(({ offerId }) => offerId) };
}

async function everyPage(query: Record<string, string>, first?: () => Promise<unknown>) {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const next = await page({ ...query, ...(cursor ? { cursor } : {}) });
    ids.push(...next.ids);
    if (cursor === null) await first?.();
    cursor = next.nextCursor;
  } while (cursor);
  return ids;
}

const newestFirst = (offers: { offerId: string }[]) => offers.map(({ offerId }) => offerId).reverse();

test("a creator without offers gets an empty page with all counts at 0", async () => {
  expect(await page()).toMatchObject({
    docs: [],
    hasNextPage: false,
    nextCursor: null,
    counts: { all: 0, pending: 0, approved: 0, rejected: 0 },
  });
});

test("the list shows five offers unless told otherwise, the newest first", async () => {
  const offers = await seedOffers(app, hanako, 7);
  expect((await page()).ids).toEqual(newestFirst(offers).slice(0, 5));
});

test("history that is brought in out of order gets ids in the order of its moments", async () => {
  const moments = ["2026-11-12", "2026-11-14", "2026-11-13"].map((day) => new Date(`${day}T03:00:00Z`));
  const offers = moments.map((createdAt) => ({
    ...{ ownerId: hanako.ownerId, offerId: mintOfferId(app.deps), offer: aNewOffer(), createdAt },
  }));
  await app.deps.db.transaction().execute((trx) => addOffers(trx, offers));
  const { docs } = await page();
  expect(docs.map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(["14", "13", "12"]);
  const ids = docs.map(({ _id: id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
});

test("a next page is announced exactly while one exists", async () => {
  await seedOffers(app, hanako, 5);
  expect(await page()).toMatchObject({ hasNextPage: false, nextCursor: null });
  expect(await page({ limit: "4" })).toMatchObject({ hasNextPage: true });
});

test("pages by offset show every offer once", async () => {
  const offers = await seedOffers(app, hanako, 12);
  const ids = [];
  for (const offset of [0, 5, 10]) ids.push(...(await page({ offset: String(offset) })).ids);
  expect(ids).toEqual(newestFirst(offers));
});

test("pages by cursor show every offer once, also when all came in the same moment", async () => {
  const offers = await seedOffers(app, hanako, 23, { createdAt: app.clock.now() });
  expect(await everyPage({ limit: "4" })).toEqual(newestFirst(offers));
});

test("pages by cursor neither repeat nor skip when new offers arrive in between", async () => {
  const offers = await seedOffers(app, hanako, 11);
  app.clock.advance(60);
  const seen = await everyPage({}, () => seedOffers(app, hanako, 3));
  expect(seen).toEqual(newestFirst(offers));
});

test("a cursor tells offers apart that came within one millisecond", async () => {
  const offers = await seedOffers(app, hanako, 6, { createdAt: app.clock.now() });
  for (const [index, { offerId }] of offers.entries()) {
    const created = app.clock.now().toISOString().replace("Z", `00${index}Z`);
    await sql`update offers set created_at = ${created}::timestamptz where offer_id = ${offerId}`.execute(
      app.deps.db,
    );
  }
  expect(await everyPage({ limit: "1" })).toEqual(newestFirst(offers));
});

describe("filtered by state", () => {
  beforeEach(async () => {
    const at = app.clock.now();
    await seedOffers(app, hanako, 3);
    await seedOffers(app, hanako, 2, { decided: { isApproval: true, at } });
    await seedOffers(app, hanako, 1, { decided: { isApproval: false, at } });
  });

  test.each([
    ["pending", 3, null],
    ["approved", 2, true],
    ["rejected", 1, false],
  ])("%s shows those offers only, with the counts of all", async (status, count, isApproval) => {
    const { docs, counts } = await page({ status });
    expect(docs.map((offer) => offer.isApproval)).toEqual(Array(count).fill(isApproval));
    expect(counts).toEqual({ all: 6, pending: 3, approved: 2, rejected: 1 });
  });

  test("a filter pages by cursor as the whole list does", async () => {
    expect(await everyPage({ status: "pending", limit: "1" })).toHaveLength(3);
  });
});

test("somebody else's offers are neither listed nor counted", async () => {
  await seedOffers(app, await seedInfluencer(app), 3);
  expect(await page()).toMatchObject({ docs: [], counts: { all: 0 } });
});

test("an offer travels with all its fields, and what was left out as null", async () => {
  const empty = { productName: null, period: null, estBudget: null, postFormat: null, productUrl: null };
  await seedOffers(app, hanako, 1, empty);
  app.clock.advance(60);
  await seedOffers(app, hanako, 1, {
    estBudget: { minYen: null, maxYen: 9_999_999_999 },
    postFormat: ["、", '"'],
  });
  const [full, bare] = (await page()).docs;
  expect(bare).toMatchObject({ ...empty, isApproval: null, decidedAt: null });
  expect(full).toMatchObject({
    productName: "うるおい化粧水「しずく」",
    period: { from: "2026-12-01", to: "2026-12-14" },
    month: "2026-12",
    estBudget: { minYen: null, maxYen: 9_999_999_999 },
    postFormat: ["、", '"'],
    createdAt: app.clock.now().toISOString(),
  });
});

test.each([
  ["limit", "0", 3013],
  ["limit", "51", 3013],
  ["limit", "x", 3013],
  ["offset", "-1", 3013],
  ["offset", "1000001", 3013],
  ["status", "open", 1023],
  ["cursor", "not a cursor", 1023],
  ["cursor", "AAAA", 1023],
])("%s=%s is refused with %s on that field", async (field, value, code) => {
  const answer = await app.call(listOffers, { token: hanako.token, query: { [field]: value } });
  expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
});
