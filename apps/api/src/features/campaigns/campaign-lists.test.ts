import * as endpoints from "@tomoru/contract/company/campaigns";
import * as open from "@tomoru/contract/influencer/campaigns";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type SignedInCreator, seedAskable, verify } from "../consultations/consultations.testing.ts";
import { applyBy, decideBy, moveBy, publishBy } from "./campaigns.testing.ts";

let app: TestApp;
let member: SeededMember;
let creators: SignedInCreator[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-12-01T03:00:00.000Z");
  member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
  creators = await seedAskable(app, 3);
});
afterAll(() => app.close());

type Page = { readonly docs: readonly unknown[]; readonly nextCursor: string | null };

/** All pages of two, to the last. */
async function pagesOf<P extends Page>(
  read: (cursor: string | undefined) => Promise<P>,
): Promise<P["docs"][]> {
  const pages: P["docs"][] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    pages.push(page.docs);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}
const paged = (cursor: string | undefined) => ({ limit: "2", ...(cursor && { cursor }) });

/** A second after the last one. */
function publish(more: Parameters<typeof publishBy>[2] = {}): Promise<string> {
  app.clock.advance(1);
  return publishBy(app, member, more);
}

test("a company reads its campaigns page by page, the newest first, each once with its own counts", async () => {
  const ids = [await publish(), await publish(), await publish()];
  await applyBy(app, creators[0] ?? expect.fail(), ids[1] ?? "");
  const { token } = member;
  const read = async (query: object) => (await app.call(endpoints.listCampaigns, { token, query })).result;
  const pages = await pagesOf((cursor) => read(paged(cursor)));
  expect(pages.map((docs) => docs.map(({ campaignId, counts }) => [campaignId, counts.applied]))).toEqual([
    [
      [ids[2], 0],
      [ids[1], 1],
    ],
    [[ids[0], 0]],
  ]);
  await moveBy(app, member, { campaignId: ids[2] ?? "", status: "withdraw" });
  const ofState = await read({ state: "open", limit: "1" });
  expect(ofState.docs.map(({ campaignId }) => campaignId)).toEqual([ids[1]]);
  expect((await read({ state: "withdrawn" })).docs.map(({ campaignId }) => campaignId)).toEqual([ids[2]]);
  // A place in one list is none in another.
  const query = { state: "withdrawn", cursor: ofState.nextCursor ?? "" };
  expect((await app.call(endpoints.listCampaigns, { token, query })).errors).toEqual(["cursor 1023"]);
});

test("it reads who applied page by page, the first first or the lowest fee first, and by how they stand", async () => {
  const id = await publish();
  const applications: string[] = [];
  for (const [at, wishFeeYen] of [600_000, 400_000, 500_000].entries()) {
    app.clock.advance(1);
    const body = { message: "毎日撮っています。", wishFeeYen };
    const { token } = creators[at] ?? expect.fail();
    const { result } = await app.call(open.applyToCampaign, { token, params: { id }, body });
    applications.push(result.applicationId);
  }
  const read = async (query: object) =>
    (await app.call(endpoints.listApplications, { token: member.token, params: { id }, query })).result;
  const idsBy = async (sort: string) =>
    (await pagesOf((cursor) => read({ sort, ...paged(cursor) }))).map((docs) =>
      docs.map(({ applicationId }) => applicationId),
    );
  const [first, second, third] = applications;
  expect(await idsBy("first")).toEqual([[first, second], [third]]);
  expect(await idsBy("fee")).toEqual([[second, third], [first]]);
  await decideBy(app, member, { applicationId: third ?? "", status: "notSelected" });
  const ofState = async (state: string) =>
    (await read({ state })).docs.map(({ applicationId }) => applicationId);
  expect(await ofState("applied")).toEqual([first, second]);
  expect(await ofState("notSelected")).toEqual([third]);
});

test("a creator reads their applications page by page, the newest first, with whose campaign each is", async () => {
  const { token } = creators[0] ?? expect.fail();
  const ids: string[] = [];
  for (const companyName of ["みなと珈琲", "風待ち自転車", "みなも"]) {
    const company = await seedCompany(app, { planId: "standard", companyName });
    await verify(app, company);
    app.clock.advance(1);
    const campaignId = await publishBy(app, company);
    const { result } = await applyBy(app, { token }, campaignId);
    expect(result).toMatchObject({ companyName });
    ids.unshift(result.applicationId);
  }
  const pages = await pagesOf(
    async (cursor) => (await app.call(open.listOwnApplications, { token, query: paged(cursor) })).result,
  );
  expect(pages.map((docs) => docs.map(({ applicationId }) => applicationId))).toEqual([
    ids.slice(0, 2),
    ids.slice(2),
  ]);
  expect(pages.flat().map(({ companyName }) => companyName)).toEqual([
    "みなも",
    "風待ち自転車",
    "みなと珈琲",
  ]);
});

test("what a creator has applied to is none that is found as fitting any more, and is counted", async () => {
  const { token } = creators[0] ?? expect.fail();
  const [first, second] = [await publish(), await publish()];
  const found = async (group: string) => {
    const { docs, counts } = (await app.call(open.findCampaigns, { token, query: { group } })).result;
    return { ids: docs.map(({ campaignId }) => campaignId), counts };
  };
  const before = { all: 2, fitting: 2, applied: 0 };
  expect(await found("fitting")).toEqual({ ids: [second, first], counts: before });
  await applyBy(app, { token }, second);
  const after = { all: 2, fitting: 1, applied: 1 };
  expect(await found("fitting")).toEqual({ ids: [first], counts: after });
  expect((await found("all")).ids).toEqual([second, first]);
});

test("a company writes a hundred campaigns a day, and the next is answered with when it may go on", async () => {
  const { token } = member;
  const write = () => app.call(endpoints.createCampaign, { token, body: aNewCampaign() });
  for (let nth = 0; nth < 100; nth += 1) expect((await write()).status).toBe(200);
  const over = await write();
  expect(over.status).toBe(429);
  expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
  expect(await app.deps.db.selectFrom("campaigns").select("id").execute()).toHaveLength(100);
});
