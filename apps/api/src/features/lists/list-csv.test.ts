import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { downloadList, downloadSearch } from "@tomoru/contract/company/csv";
import * as lists from "@tomoru/contract/company/lists";
import { accountsCsv as ja } from "@tomoru/i18n/ja/company/accounts-csv";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { rowsOfCsv } from "../../testing/rows-of-csv.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { setDiscoverable } from "../discovery/consent/own-discovery.usecases.ts";
import { type FoundCreator, seedFound } from "../discovery/search/found-creators.testing.ts";
import { fitLists, listForConsultation, markConsulted } from "./lists.usecases.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-25T03:00:00Z");
  member = await seedCompany(app, { planId: "standard" });
});
afterAll(() => app.close());

const used = async ({ token } = member) =>
  (await app.call(getCompanyProfile, { token })).result.subscription.usage.csvRows.used;

async function someFound(count: number): Promise<FoundCreator[]> {
  const found: FoundCreator[] = [];
  for (let at = 0; at < count; at += 1) found.push(await seedFound(app));
  return found;
}

async function listOf(
  creators: readonly FoundCreator[],
  { token } = member,
  name = "しずく 候補",
): Promise<string> {
  const creatorIds = creators.map(({ creatorId }) => creatorId);
  const body = { name, platform: "instagram" as const, creatorIds };
  return (await app.call(lists.createList, { token, body })).result.listId;
}

const ofList = (id: string, { token } = member, headers: Record<string, string> = {}) =>
  app.call(downloadList, { token, params: { id }, headers });
const ofSearch = (
  rows: number,
  { token } = member,
  filters: object = {},
  headers: Record<string, string> = {},
) => app.call(downloadSearch, { token, headers, body: { platform: "instagram", filters, rows } });

test("a list is a file of UTF-8 with BOM and CRLF, named after the list, whose rows are counted", async () => {
  const found = await someFound(3);
  const id = await listOf(found);
  const params = { id, creatorId: found[0]?.creatorId ?? "" };
  await app.call(lists.noteInList, { token: member.token, params, body: { note: "第一候補" } });
  const { headers, result } = await ofList(id);
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8; header=present",
    "cache-control": "no-store",
  });
  const name = encodeURIComponent("tomoru-しずく 候補-20261125.csv");
  expect(headers["content-disposition"]).toBe(`attachment; filename="tomoru.csv"; filename*=UTF-8''${name}`);
  expect(result.startsWith('\uFEFF"クリエイターID","媒体"')).toBe(true);
  expect(result.split("\r\n")).toHaveLength(5);
  const [head = [], ...rows] = rowsOfCsv(result);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
  const of = (column: string) => rows.map((row) => row[head.indexOf(column)]);
  expect(of("クリエイターID").toSorted()).toEqual(found.map(({ creatorId }) => creatorId).toSorted());
  expect(of("フォロワー")).toEqual(["1000", "1000", "1000"]);
  expect(new Set(of(ja.engagement))).toEqual(new Set(["5.11"]));
  expect(of("国・地域")).toEqual(["日本", "日本", "日本"]);
  expect(of("カテゴリー")[0]).not.toBe("beauty");
  expect(of("メモ")).toContain("第一候補");
  expect(of("追加した日")).toEqual(["2026-11-25", "2026-11-25", "2026-11-25"]);
  expect(await used()).toBe(3);
});

test("the first line is in the language that was asked for", async () => {
  const id = await listOf(await someFound(1));
  const { result } = await ofList(id, member, { "accept-language": "en" });
  expect(rowsOfCsv(result)[0]).toContain("Median views");
});

test("no file has an e-mail, a full name, a date of birth or a creator's own id", async () => {
  const [creator] = await someFound(1);
  const id = await listOf(creator ? [creator] : []);
  for (const { result } of [await ofList(id), await ofSearch(10)])
    for (const secret of [creator?.email, creator?.fullName, creator?.ownerId, "1999-05-05"])
      expect(result).not.toContain(secret);
});

test("200 hostile names and notes open as text in 200 rows, and nothing in them runs", async () => {
  const begins = [
    "=cmd|' /C calc'!A0",
    "+1",
    "-1",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    "＝1",
    "＋1",
    "－1",
    "＠A",
    "  =1",
  ];
  const ends = ['","=1', "\r\n=1", '"\r\n"=1', "\u202e=1", "\u0000=1", "💥", "{{1}}", "'--", "%_\\"];
  const professional = await seedCompany(app, { planId: "professional" });
  const found: FoundCreator[] = [];
  for (let at = 0; at < 200; at += 1) {
    const text = `${begins[at % begins.length]}${ends[at % ends.length]}${at}`.replaceAll("\u0000", "");
    found.push(
      await seedFound(app, { displayName: text, handle: `${begins[at % begins.length]}${at}`.trim() }),
    );
  }
  const id = await listOf(found.slice(0, 100), professional);
  const rest = found.slice(100).map(({ creatorId }) => creatorId);
  const { token } = professional;
  await app.call(lists.addToList, { token, params: { id }, body: { creatorIds: rest } });
  for (const [at, { creatorId }] of found.entries()) {
    const note = `${begins[at % begins.length]} ${ends[at % ends.length]}`
      .replaceAll("\u0000", "")
      .replaceAll("\r", "");
    await app.call(lists.noteInList, { token, params: { id, creatorId }, body: { note } });
  }
  const [head = [], ...rows] = rowsOfCsv((await ofList(id, professional)).result);
  expect(rows).toHaveLength(200);
  for (const row of rows) {
    expect(row).toHaveLength(head.length);
    for (const cell of row) {
      expect(cell).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069]/u);
      if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
    }
  }
});

test("who is found no more keeps a row with a name and without figures, and does not count", async () => {
  const [one, two] = await someFound(2);
  if (!one || !two) throw new Error("two were seeded");
  const id = await listOf([one, two]);
  await setDiscoverable(app.deps, { ownerId: one.ownerId, isDiscoverable: false });
  const [head = [], ...rows] = rowsOfCsv((await ofList(id)).result);
  const row = rows.find(([creatorId]) => creatorId === one.creatorId) ?? [];
  expect(row).toHaveLength(head.length);
  expect(row[head.indexOf("フォロワー")]).toBe("");
  expect(row).toContain("非公開");
  expect(await used()).toBe(1);
});

test("a search is a file of its first rows, which count against the day's accounts, too", async () => {
  await someFound(3);
  const rows = rowsOfCsv((await ofSearch(2)).result);
  expect(rows).toHaveLength(3);
  expect(rows[0]).not.toContain("メモ");
  expect(await used()).toBe(2);
  const day = await app.deps.db
    .selectFrom("usage_counts")
    .select("count")
    .where("company_id", "=", member.companyId)
    .where("kind", "=", "searchRow")
    .execute();
  expect(day).toEqual([{ count: 2 }]);
  expect(rowsOfCsv((await ofSearch(5, member, { followersMin: 5000 })).result)).toHaveLength(1);
});

test("a plan without files refuses and says that nothing is left; beyond the month's rows nothing is taken", async () => {
  const found = await someFound(2);
  const free = await seedCompany(app, { planId: "free" });
  const refused = await ofList(await listOf(found, free), free);
  expect(refused).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
  const standard = await listOf(found);
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: member.companyId, kind: "csvRow", period: "2026-11", count: 999 })
    .execute();
  const beyond = await ofList(standard);
  expect(beyond).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
  const headers = { authorization: `Bearer ${member.token}` };
  const said = await app.app.inject({ method: "POST", url: `/api/company/list/${standard}/csv`, headers });
  expect(said.json().errors[0].message).toContain("今月の残り 1行");
  expect(await used()).toBe(999);
  app.clock.set("2026-11-30T15:00:00Z");
  expect((await ofList(standard, await seedColleague(app, member))).status).toBe(200);
});

test("of 64 files asked for at once no more rows are given than the month has", async () => {
  const id = await listOf(await someFound(2));
  await app.deps.db
    .insertInto("usage_counts")
    .values({ company_id: member.companyId, kind: "csvRow", period: "2026-11", count: 993 })
    .execute();
  const answers = await atOnce(() => ofList(id));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await used()).toBe(999);
});

test("asked again with its key a file costs nothing and has the same rows", async () => {
  const found = await someFound(2);
  const id = await listOf(found);
  const headers = { "idempotency-key": "one" };
  const first = (await ofList(id, member, headers)).result;
  const many = await Promise.all(Array.from({ length: 8 }, () => ofList(id, member, headers)));
  expect(new Set(many.map(({ result }) => result))).toEqual(new Set([first]));
  expect(await used()).toBe(2);
  const other = await listOf(found.slice(0, 1), member, "別のリスト");
  expect(rowsOfCsv((await ofList(other, member, headers)).result)).toHaveLength(2);
  expect(await used()).toBe(3);
  const search = await ofSearch(2, member, {}, { "idempotency-key": "two" });
  expect((await ofSearch(2, member, {}, { "idempotency-key": "two" })).result).toBe(search.result);
  expect(await ofSearch(1, member, {}, { "idempotency-key": "two" })).toMatchObject({
    status: 409,
    code: 1023,
  });
  expect(await used()).toBe(5);
});

test("a company has twenty files in an hour, of lists and searches together", async () => {
  const id = await listOf(await someFound(1));
  for (let at = 0; at < 20; at += 1) expect((await (at % 2 ? ofList(id) : ofSearch(1))).status).toBe(200);
  expect(await ofList(id)).toMatchObject({ status: 429, code: 1020 });
  app.clock.advance(3600);
  expect((await ofList(id, await seedColleague(app, member))).status).toBe(200);
});

test("a consulted list is a file, a locked one is not, somebody else's is none", async () => {
  const found = await someFound(1);
  const id = await listOf(found);
  await app.deps.db.transaction().execute(async (trx) => {
    const { companyId } = member;
    const read = await listForConsultation(trx, { companyId, listId: id, isHeld: false });
    await markConsulted(trx, { companyId, read, now: app.clock.now() });
  });
  expect((await ofList(id)).status).toBe(200);
  const other = await seedCompany(app, { planId: "standard" });
  expect(await ofList(id, other)).toMatchObject({ status: 404, code: 2005 });
  expect(await ofList("1")).toMatchObject({ status: 400, code: 2013 });
  const locked = await listOf(found);
  await app.deps.db
    .updateTable("lists")
    .set({ locked_at: app.clock.now() })
    .where("id", "=", locked)
    .execute();
  expect(await ofList(locked)).toMatchObject({ status: 409, code: 1023, errors: ["locked 1023"] });
  await app.deps.db
    .transaction()
    .execute((trx) => fitLists(trx, { companyId: member.companyId, now: app.clock.now() }));
});

test("wrong rows and filters are refused at their field, filters beyond the plan at the plan", async () => {
  expect(await ofSearch(0)).toMatchObject({ code: 1023, errors: ["rows 1023"] });
  expect(await ofSearch(1001)).toMatchObject({ code: 1023, errors: ["rows 1023"] });
  expect(await ofSearch(1.5)).toMatchObject({ errors: ["rows 3013"] });
  expect(await ofSearch(5, member, { followersMin: 5, followersMax: 1 })).toMatchObject({
    errors: ["filters.followersMax 1023"],
  });
  expect(await ofSearch(5, member, { category: ["nothing"] })).toMatchObject({ code: 2007 });
});
