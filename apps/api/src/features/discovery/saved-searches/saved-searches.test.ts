import type { PlanId } from "@tomoru/contract/company/plans";
import {
  listSavedSearches,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
  updateSavedSearch,
} from "@tomoru/contract/company/saved-searches";
import type { BodyOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { tallyOf } from "../../companies/companies.testing.ts";
import { setDiscoverable } from "../consent/own-discovery.usecases.ts";
import { seedFound } from "../search/found-creators.testing.ts";
import { countNewMatches } from "./new-matches.usecases.ts";
import { changeSearch, openSearch, savedSearchesOf } from "./saved-searches.usecases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterEach(() => {
  app.clock.set("2026-11-15T03:00:00.000Z");
  app.mail.refuse(() => false);
});
afterAll(() => app.close());

type Body = BodyOf<typeof saveSearch>;
const company = (planId: PlanId = "standard") => seedCompany(app, { planId });
const save = ({ token }: SeededMember, part: Partial<Body> = {}, key?: string) =>
  app.call(saveSearch, {
    token,
    body: { name: "しずく 候補", platform: "instagram", filters: {}, ...part },
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const all = async ({ token }: SeededMember) => (await app.call(listSavedSearches, { token })).result.docs;
const change = ({ token }: SeededMember, id: string, body: BodyOf<typeof updateSavedSearch>) =>
  app.call(updateSavedSearch, { token, params: { id }, body });
/** As the calls do, for who has been signed in for longer than a token is good. */
const callerOf = ({ caller }: SeededMember) => ({ ...caller, role: "owner" as const, isUnpaid: false });
const later = async (member: SeededMember) => (await savedSearchesOf(app.deps, callerOf(member))).docs;
const changeLater = (member: SeededMember, searchId: string, change: BodyOf<typeof updateSavedSearch>) =>
  changeSearch(app.deps, { caller: callerOf(member), searchId, change });
const open = ({ token }: SeededMember, id: string) => app.call(openSavedSearch, { token, params: { id } });
async function arrives(seed?: Parameters<typeof seedFound>[1]) {
  app.clock.advance(1);
  return seedFound(app, seed);
}
/** An hour later the job comes by. */
async function anHourOn(seconds: number = limits.newCountSeconds) {
  app.clock.advance(seconds);
  await countNewMatches(app.deps);
}

test("a search is saved with its filters and order, for everybody of the company", async () => {
  const member = await company();
  const colleague = await seedColleague(app, member);
  const filters = { q: "乾燥", category: ["beauty"], medianViewsMin: 10_000, lastPostDays: 30 } as const;
  const saved = await save(member, { filters: { ...filters, category: ["beauty"] }, sort: "price" });
  expect(saved.result).toMatchObject({ name: "しずく 候補", platform: "instagram", filters, sort: "price" });
  expect(saved.result).toMatchObject({ newCount: 0, isMailed: false });
  expect(await all(colleague)).toEqual([saved.result]);
  expect(await all(await company())).toEqual([]);
});

test.each([
  ["name", { name: " " }, 3009],
  ["name", { name: "あ".repeat(41) }, 1023],
  ["filters.q", { filters: { q: "a b c d" } }, 1023],
  ["filters.followersMax", { filters: { followersMin: 10, followersMax: 9 } }, 1023],
  ["filters.priceMin", { filters: { priceMin: -1 } }, 3013],
  ["filters.category", { filters: { category: ["beauty", "nothing"] } }, 2007],
  ["sort", { sort: "fame" }, 1023],
])("%s of %j is refused with %s", async (field, part, code) => {
  const answer = await save(await company(), part as Partial<Body>);
  expect(answer).toMatchObject({ status: 400, code });
  expect(answer.errors[0]).toContain(`${field} ${code}`);
});

test("filters and searches beyond the plan are refused, and of many at once none is saved too many", async () => {
  const member = await company("free");
  const beyond = { status: 403, code: 2016, errors: ["plan 2016"] };
  expect(await save(member, { filters: { gender: "female" } })).toMatchObject(beyond);
  expect((await save(member, { filters: { country: "JP", followersMin: 1000 } })).status).toBe(200);
  const answers = await atOnce(() => save(member));
  expect(tallyOf(answers)).toMatchObject({ 200: 2 });
  expect(await all(member)).toHaveLength(3);
  expect(await save(member)).toMatchObject(beyond);
  const [{ searchId = "" } = {}] = await all(member);
  expect(await change(member, searchId, { filters: { gender: "female" } })).toMatchObject(beyond);
});

test("the same key saves one search", async () => {
  const member = await company();
  const [first, again] = [await save(member, {}, "one"), await save(member, {}, "one")];
  expect(again.result).toEqual(first.result);
  expect(await all(member)).toHaveLength(1);
});

test("a name changes by itself; another search is looked at from now on", async () => {
  const member = await company();
  const { searchId } = (await save(member, { filters: { q: "found" } })).result;
  await arrives();
  await anHourOn();
  expect(await changeLater(member, searchId, { name: "冬" })).toMatchObject({ name: "冬", newCount: 1 });
  expect(await changeLater(member, searchId, { filters: { country: "JP" } })).toMatchObject({
    filters: { country: "JP" },
    newCount: 0,
  });
});

test("somebody else's, a removed and a malformed one are none", async () => {
  const [member, other] = [await company(), await company()];
  const { searchId } = (await save(member)).result;
  const none = { status: 404, code: 2005 };
  const remove = ({ token }: SeededMember, id: string) =>
    app.call(removeSavedSearch, { token, params: { id } });
  for (const id of [searchId, "nonsense"]) {
    expect(await change(other, id, { name: "mine" })).toMatchObject(none);
    expect(await open(other, id)).toMatchObject(none);
    expect(await remove(other, id)).toMatchObject(none);
  }
  expect((await remove(member, searchId)).status).toBe(200);
  expect(await remove(member, searchId)).toMatchObject(none);
});

test("who came to be found since it was last opened is new, as long as they are found", async () => {
  const member = await company();
  await arrives({ displayName: "しずく" });
  const { searchId } = (await save(member, { filters: { q: "しずく", category: ["beauty"] } })).result;
  const shy = await arrives({ displayName: "しずく 二" });
  await arrives({ displayName: "しずく 三" });
  await arrives({ displayName: "別の人" });
  await arrives({ displayName: "しずく 四", categories: ["travel"] });
  await arrives({ displayName: "しずく 五", platform: "tiktok" });
  expect(await later(member)).toMatchObject([{ newCount: 0 }]);
  await anHourOn();
  expect(await later(member)).toMatchObject([{ newCount: 2 }]);
  await setDiscoverable(app.deps, { ownerId: shy.ownerId, isDiscoverable: false });
  await anHourOn();
  expect(await later(member)).toMatchObject([{ newCount: 1 }]);
  expect((await openSearch(app.deps, { caller: callerOf(member), searchId })).newCount).toBe(0);
  await anHourOn();
  expect(await later(member)).toMatchObject([{ newCount: 0 }]);
});

test("a search is counted once an hour, however many copies look", async () => {
  const member = await company();
  await save(member);
  await arrives();
  await countNewMatches(app.deps);
  expect(await later(member)).toMatchObject([{ newCount: 0 }]);
  app.clock.advance(limits.newCountSeconds);
  await Promise.all(Array.from({ length: 8 }, () => countNewMatches(app.deps)));
  expect(await later(member)).toMatchObject([{ newCount: 1 }]);
  await arrives();
  await anHourOn(limits.newCountSeconds - 2);
  expect(await later(member)).toMatchObject([{ newCount: 1 }]);
});

test("filters that the plan has no more find nothing new", async () => {
  const member = await company();
  await save(member, { filters: { gender: "female" } });
  await arrives();
  const free = { plan_id: "free" as const, status: "none" as const };
  await app.deps.db
    .updateTable("subscriptions")
    .set(free)
    .where("company_id", "=", member.companyId)
    .execute();
  await anHourOn();
  expect(await later(member)).toMatchObject([{ newCount: 0 }]);
});

async function mailsOf(member: SeededMember): Promise<number> {
  const rows = await app.deps.db
    .selectFrom("mails")
    .select("recipient")
    .where("kind", "=", "newMatches")
    .execute();
  return rows.filter(({ recipient }) => recipient === member.email).length;
}

test("only who switched it on is written to, at most once a day, and of those alone who came since", async () => {
  app.mail.refuse(() => true);
  const member = await company();
  const colleague = await seedColleague(app, member);
  const { searchId } = (await save(member, { isMailed: true })).result;
  expect(await later(colleague)).toMatchObject([{ isMailed: false }]);
  await anHourOn();
  expect(await mailsOf(member)).toBe(0);
  await arrives();
  await Promise.all([anHourOn(), countNewMatches(app.deps)]);
  expect([await mailsOf(member), await mailsOf(colleague)]).toEqual([1, 0]);
  await changeLater(colleague, searchId, { isMailed: true });
  await anHourOn(86_400);
  expect([await mailsOf(member), await mailsOf(colleague)]).toEqual([1, 0]);
  await arrives();
  await anHourOn();
  expect([await mailsOf(member), await mailsOf(colleague)]).toEqual([2, 1]);
  await changeLater(member, searchId, { isMailed: false });
  expect(await later(colleague)).toMatchObject([{ isMailed: true, newCount: 2 }]);
  await arrives();
  await anHourOn();
  expect(await mailsOf(colleague)).toBe(1);
  await anHourOn(86_400);
  expect([await mailsOf(member), await mailsOf(colleague)]).toEqual([2, 2]);
});

test("a mail names the search and leads to it", async () => {
  const member = await company();
  const { searchId } = (await save(member, { isMailed: true })).result;
  await arrives();
  await anHourOn();
  const { subject, text } = await app.mail.mailTo(member.email);
  expect(subject).toContain("「しずく 候補」に合うクリエイターが1人増えました");
  expect(text).toContain(`/company/creators?saved=${searchId}`);
});

test("who lost the seat is not written to", async () => {
  app.mail.refuse(() => true);
  const member = await company();
  await save(member, { isMailed: true });
  await arrives();
  await app.deps.db
    .updateTable("accounts")
    .set({ status: "inactive" })
    .where("owner_id", "=", member.companyId)
    .execute();
  await anHourOn();
  expect(await mailsOf(member)).toBe(0);
});
