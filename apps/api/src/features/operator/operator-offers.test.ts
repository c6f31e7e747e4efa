import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { sendOffers } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { type SeededInfluencer, seedCompany, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { closeCompanyAgain } from "../companies/closing/closing.usecases.ts";
import { turnOffOfferMails } from "../offers/offers.usecases.ts";

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

type Row = {
  influencerEmail: string;
  platform: "instagram" | "tiktok" | "youtube";
  productName?: string;
  companyId?: string;
};

const offerFor = ({ email }: SeededInfluencer, row: Partial<Row> = {}): Row => ({
  influencerEmail: email,
  platform: "instagram",
  ...row,
});

const send = (offers: Row[], headers: Record<string, string> = {}) =>
  app.call(sendOffers, { body: { offers }, headers });

async function offersOf({ token }: SeededInfluencer) {
  return (await app.call(listOffers, { token, query: { limit: "50" } })).result;
}

test("offers reach their creators in the order given, and the ids answer that order", async () => {
  const taro = await seedInfluencer(app);
  const { status, result } = await send([
    offerFor(hanako, { productName: "一" }),
    offerFor(taro, { productName: "二" }),
    offerFor(hanako, { productName: "三" }),
  ]);
  expect(status).toBe(200);
  const [first, second, third] = result.offerIds;
  expect((await offersOf(hanako)).docs.map(({ offerId }) => offerId)).toEqual([third, first]);
  expect((await offersOf(taro)).docs).toMatchObject([
    { offerId: second, productName: "二", isApproval: null },
  ]);
});

test("a new offer counts as waiting at once", async () => {
  await send([offerFor(hanako), offerFor(hanako)]);
  const { result } = await app.call(getProfile, { token: hanako.token });
  expect(result.pendingOfferCount).toBe(2);
});

test("what an operator leaves out is null, what they write comes through unchanged", async () => {
  const written = {
    ...offerFor(hanako),
    description: "一行目\n二行目 <script>alert(1)</script>",
    period: { from: "2026-12-01", to: "2026-12-14" },
    estBudget: { minYen: 80_000, maxYen: null },
    postFormat: ["リール"],
  };
  const { result } = await send([written]);
  const offer = await app.call(getOffer, { params: { id: result.offerIds[0] ?? "" }, token: hanako.token });
  const { influencerEmail: _, ...texts } = written;
  expect(offer.result).toMatchObject({ ...texts, productName: null, month: null, situation: null });
});

test("a full call of 1,000 offers is taken in one go", async () => {
  const { result } = await send(Array.from({ length: 1000 }, () => offerFor(hanako)));
  expect(new Set(result.offerIds).size).toBe(1000);
  expect((await offersOf(hanako)).counts.pending).toBe(1000);
});

describe("all or nothing", () => {
  test("every unknown e-mail is named, and no offer of the call is created", async () => {
    const answer = await send([
      offerFor(hanako),
      offerFor(hanako, { influencerEmail: "nobody@example.jp" }),
      offerFor(hanako, { influencerEmail: "no-one@example.jp" }),
    ]);
    expect(answer).toMatchObject({
      status: 404,
      code: 1002,
      errors: ["offers.1.influencerEmail 1002", "offers.2.influencerEmail 1002"],
    });
    expect(await offersOf(hanako)).toMatchObject({ docs: [], counts: { all: 0 } });
  });

  test("a closed account is as unknown as one that never was", async () => {
    const closed = await seedInfluencer(app, { status: "closed" });
    expect(await send([offerFor(closed)])).toMatchObject({ status: 404, code: 1002 });
  });

  test("a row that breaks a rule is named with its place", async () => {
    const rawBody = { offers: [offerFor(hanako), { ...offerFor(hanako), platform: "radio" }] };
    const answer = await app.call(sendOffers, { rawBody });
    expect(answer).toMatchObject({ status: 400, errors: ["offers.1.platform 1023"] });
    expect((await offersOf(hanako)).counts.all).toBe(0);
  });

  test("an address that is not http or https is refused", async () => {
    const rawBody = { offers: [{ ...offerFor(hanako), productUrl: "javascript:alert(1)" }] };
    const answer = await app.call(sendOffers, { rawBody });
    expect(answer).toMatchObject({ status: 400, errors: ["offers.0.productUrl 1023"] });
  });
});

describe("for a company", () => {
  const about = async () =>
    (await app.deps.db.selectFrom("offers").select("company_id").execute()).map(({ company_id: id }) => id);

  test("an offer stands in its name", async () => {
    const { companyId } = await seedCompany(app);
    expect((await send([{ ...offerFor(hanako), companyId }, offerFor(hanako)])).status).toBe(200);
    expect(new Set(await about())).toEqual(new Set([companyId, null]));
    const answers = app.deps.db.selectFrom("consultation_offers").select(["company_id", "influencer_id"]);
    expect(await answers.execute()).toEqual([{ company_id: companyId, influencer_id: hanako.ownerId }]);
  });

  test("that there is not, or is no more, each row is named, and no offer of the call is created", async () => {
    const { companyId } = await seedCompany(app);
    const gone = (await seedCompany(app)).companyId;
    await closeCompanyAgain(app.deps, gone);
    const companies = [companyId, gone, uuidAt(app.clock.now()), undefined];
    const rows = companies.map((id) => ({ ...offerFor(hanako), ...(id && { companyId: id }) }));
    expect(await send(rows)).toMatchObject({
      ...{ status: 404, code: 2005 },
      errors: ["offers.1.companyId 2005", "offers.2.companyId 2005"],
    });
    expect(await about()).toEqual([]);
  });
});

describe("with an Idempotency-Key", () => {
  const key = { "idempotency-key": "batch-2026-11-15" };

  test("the same call again answers the same and creates nothing", async () => {
    const first = await send([offerFor(hanako)], key);
    const again = await send([offerFor(hanako)], key);
    expect(again).toMatchObject({ status: 200, result: first.result });
    expect((await offersOf(hanako)).counts.all).toBe(1);
  });

  test("another body under the same key is refused", async () => {
    await send([offerFor(hanako)], key);
    const other = await send([offerFor(hanako, { productName: "別の商品" })], key);
    expect(other).toMatchObject({ status: 409, code: 1023 });
    expect((await offersOf(hanako)).counts.all).toBe(1);
  });

  test("of many calls at once one creates and all answer the same", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send([offerFor(hanako)], key)));
    expect(new Set(answers.map(({ result }) => result.offerIds[0])).size).toBe(1);
    expect((await offersOf(hanako)).counts.all).toBe(1);
  });

  test("a call that was refused leaves its key free", async () => {
    await send([offerFor(hanako, { influencerEmail: "late@example.jp" })], key);
    await seedInfluencer(app, { email: "late@example.jp" });
    const again = await send([offerFor(hanako, { influencerEmail: "late@example.jp" })], key);
    expect(again.status).toBe(200);
  });

  test("without a key every call creates", async () => {
    await send([offerFor(hanako)]);
    await send([offerFor(hanako)]);
    expect((await offersOf(hanako)).counts.all).toBe(2);
  });
});

describe("mails", () => {
  const mails = () => app.deps.db.selectFrom("mails").select(["kind", "locale", "expires_at"]).execute();

  test("a creator who wants it is mailed of the newest offer, once a call", async () => {
    await send([
      offerFor(hanako, { productName: "先の商品" }),
      offerFor(hanako, { productName: "後の商品" }),
    ]);
    const mail = await app.mail.mailTo(hanako.email);
    expect(mail.text).toContain("後の商品");
    expect(await mails()).toMatchObject([
      { kind: "newOffer", locale: "ja", expires_at: new Date(app.clock.now().getTime() + 72 * 3_600_000) },
    ]);
  });

  test("the mail is in the language of the profile", async () => {
    const emma = await seedInfluencer(app, { locale: "en", fullName: "Emma Sato" });
    await send([offerFor(emma)]);
    expect(await mails()).toMatchObject([{ locale: "en" }]);
  });

  test("nobody is mailed who has turned it off or is suspended", async () => {
    const off = await seedInfluencer(app, { isNotifyCampaign: false });
    const suspended = await seedInfluencer(app, { status: "suspended" });
    await send([offerFor(off), offerFor(suspended)]);
    expect(await mails()).toEqual([]);
  });

  test("a call that is refused mails nobody, and a repeated one not again", async () => {
    await send([offerFor(hanako), offerFor(hanako, { influencerEmail: "nobody@example.jp" })]);
    expect(await mails()).toEqual([]);
    const key = { "idempotency-key": "once" };
    await send([offerFor(hanako)], key);
    await send([offerFor(hanako)], key);
    expect(await mails()).toHaveLength(1);
  });

  test("the off link of a mail turns these mails off for its creator and nobody else", async () => {
    const taro = await seedInfluencer(app);
    await send([offerFor(hanako)]);
    const { text } = await app.mail.mailTo(hanako.email);
    const token = /\/mail\/off\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? "";
    expect(await turnOffOfferMails(app.deps, token)).toBe(true);
    const wants = async ({ token }: SeededInfluencer) =>
      (await app.call(getProfile, { token })).result.isNotifyCampaign;
    expect([await wants(hanako), await wants(taro)]).toEqual([false, true]);
    expect(await turnOffOfferMails(app.deps, token.toLowerCase())).toBe(false);
  });
});
