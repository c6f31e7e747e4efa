import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { getInsight, searchCreators } from "@tomoru/contract/company/discovery";
import * as listGroups from "@tomoru/contract/company/list-groups";
import * as lists from "@tomoru/contract/company/lists";
import type { BodyInputOf, Endpoint } from "@tomoru/contract/endpoint";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { setDiscoverable } from "../discovery/consent/own-discovery.usecases.ts";
import { type FoundCreator, seedFound } from "../discovery/search/found-creators.testing.ts";
import { fitLists, ListEdited, listForConsultation, markConsulted } from "./lists.usecases.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  member = await seedCompany(app, { planId: "standard" });
});
afterAll(() => app.close());

type Body = BodyInputOf<typeof lists.createList>;
const create = (body: Partial<Body> = {}, { token } = member, headers = {}) =>
  app.call(lists.createList, { token, headers, body: { name: "候補", platform: "instagram", ...body } });
const add = (id: string, creatorIds: string[], { token } = member, headers = {}) =>
  app.call(lists.addToList, { token, headers, params: { id }, body: { creatorIds } });
const read = (id: string, { token } = member) =>
  app.call(lists.getList, { token, params: { id }, query: {} });
const newList = async (body: Partial<Body> = {}, of = member) => (await create(body, of)).result.listId;

async function someFound(count: number): Promise<FoundCreator[]> {
  const found: FoundCreator[] = [];
  for (let at = 0; at < count; at += 1) found.push(await seedFound(app));
  return found;
}

async function consult(listId: string, { companyId } = member) {
  await app.deps.db.transaction().execute(async (trx) => {
    const read = await listForConsultation(trx, { companyId, listId, isHeld: false });
    await markConsulted(trx, { companyId, read, now: app.clock.now() });
  });
}

test("a list is made with its accounts, and has the sum of their estimates", async () => {
  const found = await someFound(2);
  const { result } = await create({
    explanation: "春の美容液",
    creatorIds: found.map(({ creatorId }) => creatorId),
  });
  expect(result).toMatchObject({
    name: "候補",
    status: "unconsulted",
    isLocked: false,
    count: 2,
    groupId: null,
  });
  const { rows, priceTotal } = (await read(result.listId)).result;
  expect(rows.map(({ followers, isGone }) => [followers, isGone])).toEqual([
    [1000, false],
    [1000, false],
  ]);
  const [{ price } = { price: null }] = rows;
  expect(priceTotal).toEqual({
    minYen: 2 * (price?.minYen ?? 0),
    maxYen: 2 * (price?.maxYen ?? 0),
    unknown: 0,
  });
});

test("no list has an e-mail, a name, a date of birth or a creator's own id", async () => {
  const [creator] = await someFound(1);
  const id = await newList({ creatorIds: [creator?.creatorId ?? ""] });
  const text = JSON.stringify((await read(id)).result);
  for (const secret of [creator?.email, creator?.fullName, creator?.ownerId, "1999-05-05"])
    expect(text).not.toContain(secret);
});

test("adding tells what is new, in it already, gone or on another platform", async () => {
  const [one, two] = await someFound(2);
  const elsewhere = await seedFound(app, { platform: "tiktok" });
  const id = await newList({ creatorIds: [one?.creatorId ?? ""] });
  const nobody = "A".repeat(22);
  const answer = await add(id, [one?.creatorId ?? "", two?.creatorId ?? "", elsewhere.creatorId, nobody]);
  expect(answer.result).toEqual({
    added: 1,
    addedIds: [two?.creatorId],
    already: 1,
    skipped: [
      { creatorId: elsewhere.creatorId, reason: "otherPlatform" },
      { creatorId: nobody, reason: "gone" },
    ],
    count: 2,
  });
});

test("who hides keeps a name in the list and no figures; who closes the account keeps a number", async () => {
  const [hidden, closed] = await someFound(2);
  const id = await newList({ creatorIds: [hidden?.creatorId ?? "", closed?.creatorId ?? ""] });
  if (hidden) await setDiscoverable(app.deps, { ownerId: hidden.ownerId, isDiscoverable: false });
  if (closed)
    await app.deps.db.deleteFrom("social_accounts").where("influencer_id", "=", closed.ownerId).execute();
  if (closed) await setDiscoverable(app.deps, { ownerId: closed.ownerId, isDiscoverable: false });
  await app.deps.db.deleteFrom("consents").execute();
  const { rows, priceTotal } = (await read(id)).result;
  const row = (creator: FoundCreator | undefined) =>
    rows.find(({ creatorId }) => creatorId === creator?.creatorId);
  expect(row(hidden)).toMatchObject({ isGone: true, followers: null, price: null, recentViews: [] });
  expect(row(hidden)?.handle).not.toBe("");
  expect(priceTotal.unknown).toBeGreaterThanOrEqual(1);
});

test("search and insight say in which lists an account is", async () => {
  const [creator] = await someFound(1);
  const id = await newList({ creatorIds: [creator?.creatorId ?? ""] });
  const { token } = member;
  const { docs } = (await app.call(searchCreators, { token, query: {} })).result;
  expect(docs[0]?.listIds).toEqual([id]);
  const params = { id: creator?.creatorId ?? "" };
  await app.call(lists.noteInList, {
    token,
    params: { id, creatorId: params.id },
    body: { note: "よさそう" },
  });
  const insight = (await app.call(getInsight, { token, params, query: {} })).result;
  expect(insight.lists).toEqual([{ listId: id, name: "候補", note: "よさそう" }]);
  const other = await seedCompany(app, { planId: "standard" });
  expect((await app.call(searchCreators, { token: other.token, query: {} })).result.docs[0]?.listIds).toEqual(
    [],
  );
});

test("of 64 lists made at once a plan has no more than it holds", async () => {
  const free = await seedCompany(app, { planId: "free" });
  const answers = await atOnce(() => create({}, free));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ code: 2016, errors: ["plan 2016"] });
});

test("of 64 who add at once a list never holds more than the plan allows, and its count is what it holds", async () => {
  const free = await seedCompany(app, { planId: "free" });
  const id = await newList({}, free);
  await app.deps.db.updateTable("lists").set({ count: 47 }).where("id", "=", id).execute();
  const found = await someFound(64);
  const answers = await atOnce((nth) => add(id, [found[nth]?.creatorId ?? ""], free));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const { count, rows } = (await read(id, free)).result;
  expect([count, rows.length]).toEqual([50, 3]);
});

test("accounts that do not all fit are not added at all", async () => {
  const free = await seedCompany(app, { planId: "free" });
  const id = await newList({}, free);
  await app.deps.db.updateTable("lists").set({ count: 49 }).where("id", "=", id).execute();
  const found = await someFound(2);
  expect(
    (
      await add(
        id,
        found.map(({ creatorId }) => creatorId),
        free,
      )
    ).code,
  ).toBe(2016);
  expect((await read(id, free)).result.rows).toEqual([]);
});

test("the plan says how many lists are in use, without those that were consulted", async () => {
  const id = await newList();
  await newList();
  await consult(id);
  const { subscription } = (await app.call(getCompanyProfile, { token: member.token })).result;
  expect(subscription.usage.lists).toEqual({ used: 1, limit: 50 });
});

test("the same key makes one list, and another body under it is refused", async () => {
  const headers = { "idempotency-key": "k1" };
  const first = await create({}, member, headers);
  const again = await create({}, member, headers);
  expect(again.result).toEqual(first.result);
  expect(await create({ name: "別" }, member, headers)).toMatchObject({ status: 409, code: 1023 });
});

test("several are taken out at once, and who is not in it is out of it all the same", async () => {
  const [one, two, three] = (await someFound(3)).map(({ creatorId }) => creatorId);
  const id = await newList({ creatorIds: [one ?? "", two ?? "", three ?? ""] });
  const taken = await app.call(lists.removeManyFromList, {
    token: member.token,
    params: { id },
    body: { creatorIds: [one ?? "", two ?? "", "A".repeat(22)] },
  });
  expect(taken.result).toMatchObject({ count: 1 });
  const { rows, count } = (await read(id)).result;
  expect([rows.map(({ creatorId }) => creatorId), count]).toEqual([[three], 1]);
});

test("who goes to another list takes the note along, from a list of one's own alone", async () => {
  const [creator] = await someFound(1);
  const creatorId = creator?.creatorId ?? "";
  const { token } = member;
  const from = await newList({ creatorIds: [creatorId] });
  const note = "第一候補";
  await app.call(lists.noteInList, { token, params: { id: from, creatorId }, body: { note } });
  const copyTo = (of: SeededMember, id: string) =>
    app.call(lists.addToList, {
      token: of.token,
      params: { id },
      body: { creatorIds: [creatorId], notesFrom: from },
    });
  const to = await newList();
  await copyTo(member, to);
  expect((await read(to)).result.rows.map((row) => row.note)).toEqual([note]);
  const other = await seedCompany(app, { planId: "standard" });
  const theirs = await newList({}, other);
  await copyTo(other, theirs);
  expect((await read(theirs, other)).result.rows.map((row) => row.note)).toEqual([""]);
});

test("a list has a budget, which its copy has too and which stays once it was consulted", async () => {
  const id = await newList();
  const { token } = member;
  const edit = (body: object) => app.call(lists.updateList, { token, params: { id }, body });
  expect((await edit({ budgetBand: "100-300" })).result).toMatchObject({ budgetBand: "100-300" });
  const copy = await app.call(lists.copyList, { token, params: { id }, body: { name: "次" } });
  expect(copy.result).toMatchObject({ budgetBand: "100-300" });
  await consult(id);
  expect(await edit({ budgetBand: null })).toMatchObject({ status: 409, errors: ["status 1023"] });
  expect((await edit({ name: "春" })).result).toMatchObject({ name: "春", budgetBand: "100-300" });
});

test("a consulted list takes nobody in or out, can be noted and copied, and takes no place of the plan", async () => {
  const [one, two] = await someFound(2);
  const free = await seedCompany(app, { planId: "free" });
  const id = await newList({ creatorIds: [one?.creatorId ?? ""] }, free);
  await consult(id, free);
  expect(await add(id, [two?.creatorId ?? ""], free)).toMatchObject({ status: 409, errors: ["status 1023"] });
  const params = { id, creatorId: one?.creatorId ?? "" };
  expect(await app.call(lists.removeFromList, { token: free.token, params })).toMatchObject({ status: 409 });
  expect((await app.call(lists.noteInList, { token: free.token, params, body: { note: "済" } })).status).toBe(
    200,
  );
  const copy = await app.call(lists.copyList, { token: free.token, params: { id }, body: { name: "次" } });
  expect(copy.result).toMatchObject({ status: "unconsulted", count: 1, consultedAt: null });
  for (let at = 0; at < 2; at += 1) expect((await create({}, free)).status).toBe(200);
  expect((await create({}, free)).code).toBe(2016);
});

test("consulting while adding: whoever was added is in the consultation, or is refused", async () => {
  const id = await newList();
  const found = await someFound(16);
  let consulted: readonly string[] = [];
  const consulting = app.deps.db.transaction().execute(async (trx) => {
    const { companyId } = member;
    const read = await listForConsultation(trx, { companyId, listId: id, isHeld: true });
    consulted = read.influencerIds;
    await markConsulted(trx, { companyId, read, now: app.clock.now() });
  });
  // Each four times: who is in it already adds nobody.
  const [answers] = await Promise.all([
    atOnce((nth) => add(id, [found[nth % 16]?.creatorId ?? ""])),
    consulting,
  ]);
  const added = answers.reduce((sum, { status, result }) => sum + (status === 200 ? result.added : 0), 0);
  expect(consulted).toHaveLength(added);
  expect((await read(id)).result.rows).toHaveLength(added);
});

test("a list that was edited since it was read is not marked as consulted", async () => {
  const id = await newList();
  const [found] = await someFound(1);
  const { companyId } = member;
  const asRead = await app.deps.db
    .transaction()
    .execute((trx) => listForConsultation(trx, { companyId, listId: id, isHeld: false }));
  expect((await add(id, [found?.creatorId ?? ""])).status).toBe(200);
  const marking = app.deps.db
    .transaction()
    .execute((trx) => markConsulted(trx, { companyId, read: asRead, now: app.clock.now() }));
  await expect(marking).rejects.toThrow(ListEdited);
  expect((await read(id)).result).toMatchObject({ status: "unconsulted", count: 1 });
});

test("beyond the plan the newest-edited lists stay open; the others are locked until there is room", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    app.clock.advance(1);
    ids.push(await newList());
  }
  const { companyId, token } = member;
  await app.deps.db.updateTable("subscriptions").set({ plan_id: "free" }).execute();
  await app.deps.db.transaction().execute((trx) => fitLists(trx, { companyId, now: app.clock.now() }));
  const [oldest = "", ...others] = ids;
  const locked = async () => {
    const { docs } = (await app.call(lists.listLists, { token, query: {} })).result;
    return docs.filter(({ isLocked }) => isLocked).map(({ listId }) => listId);
  };
  expect(await locked()).toEqual([oldest]);
  const renamed = await app.call(lists.updateList, { token, params: { id: oldest }, body: { name: "x" } });
  expect(renamed).toMatchObject({ status: 409, errors: ["locked 1023"] });
  expect((await add(oldest, ["A".repeat(22)])).status).toBe(409);
  expect((await read(oldest)).status).toBe(200);
  await app.call(lists.removeList, { token, params: { id: others[0] ?? "" } });
  expect(await locked()).toEqual([]);
});

test("groups have names of their own, however written, and leave their lists behind", async () => {
  const { token } = member;
  const group = (name: string) => app.call(listGroups.createGroup, { token, body: { name } });
  const [{ groupId = "" } = {}] = (await group("Spring")).result.docs;
  expect(await group("ＳＰＲＩＮＧ")).toMatchObject({ status: 409, code: 1023 });
  const id = await newList({ groupId });
  const page = async (query: { group?: string }) =>
    (await app.call(lists.listLists, { token, query })).result;
  expect((await page({ group: groupId })).docs.map(({ listId }) => listId)).toEqual([id]);
  expect((await page({})).groups).toEqual([{ groupId, name: "Spring", count: 1 }]);
  await app.call(listGroups.removeGroup, { token, params: { id: groupId } });
  expect((await page({ group: "none" })).counts).toMatchObject({ all: 1, uncategorised: 1, limit: 50 });
});

test("of 64 groups of one name made at once there is one", async () => {
  const { token } = member;
  const make = () => app.call(listGroups.createGroup, { token, body: { name: "春" } });
  const answers = await Promise.all(Array.from({ length: 64 }, make));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("lists come in pages, newest first, and a cursor is good for its own page alone", async () => {
  for (let at = 0; at < 5; at += 1) {
    app.clock.advance(1);
    await newList({ name: `L${at}` });
  }
  const { token } = member;
  const page = (query: object) => app.call(lists.listLists, { token, query });
  const first = (await page({ limit: 3 })).result;
  const cursor = first.nextCursor ?? "";
  const second = (await page({ limit: 3, cursor })).result;
  expect([...first.docs, ...second.docs].map(({ name }) => name)).toEqual(["L4", "L3", "L2", "L1", "L0"]);
  expect(second.nextCursor).toBeNull();
  expect((await page({ sort: "name", limit: 3, cursor })).code).toBe(1023);
  expect((await page({ q: "l2" })).result.docs.map(({ name }) => name)).toEqual(["L2"]);
  expect(await page({ q: "l\u0000" })).toMatchObject({ status: 400, code: 1023 });
});

test("somebody else's list and group answer as none, to every call, and a colleague's is one's own", async () => {
  const [creator] = await someFound(1);
  const creatorId = creator?.creatorId ?? "";
  const id = await newList({ creatorIds: [creatorId] });
  const { token } = member;
  const [{ groupId = "" } = {}] = (await app.call(listGroups.createGroup, { token, body: { name: "春" } }))
    .result.docs;
  const stranger = await seedCompany(app, { planId: "professional" });
  const colleague = await seedColleague(app, member);
  expect((await read(id, colleague)).status).toBe(200);
  const calls: [Endpoint, object, object?][] = [
    [lists.getList, { id }],
    [lists.updateList, { id }, { name: "x" }],
    [lists.removeList, { id }],
    [lists.copyList, { id }, { name: "x" }],
    [lists.addToList, { id }, { creatorIds: [creatorId] }],
    [lists.noteInList, { id, creatorId }, { note: "x" }],
    [lists.removeFromList, { id, creatorId }],
    [lists.removeManyFromList, { id }, { creatorIds: [creatorId] }],
    [listGroups.updateGroup, { id: groupId }, { name: "x" }],
    [listGroups.removeGroup, { id: groupId }],
    [lists.createList, {}, { name: "x", platform: "instagram", groupId }],
  ];
  for (const [endpoint, params, rawBody] of calls) {
    const answer = await app.call(endpoint, {
      token: stranger.token,
      params: params as Record<string, string>,
      ...(rawBody ? { rawBody } : {}),
    });
    expect([endpoint.name, answer.status, answer.code]).toEqual([endpoint.name, 404, 2005]);
  }
  expect((await read(id)).result.rows).toHaveLength(1);
});

test.each([
  [lists.getList, { id: "x" }, 2013],
  [listGroups.removeGroup, { id: "x" }, 2015],
  [lists.removeFromList, { id: "00000000-0000-7000-8000-000000000000", creatorId: "x" }, 2011],
] as const)("a malformed id of $0.name is refused with its own code", async (endpoint, params, code) => {
  expect((await app.call(endpoint, { token: member.token, params })).code).toBe(code);
});
