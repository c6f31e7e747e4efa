import * as lists from "@tomoru/contract/company/lists";
import type { QueryInputOf } from "@tomoru/contract/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { setDiscoverable } from "../discovery/consent/own-discovery.usecases.ts";
import { type FoundCreator, seedFound } from "../discovery/search/found-creators.testing.ts";
import { creatorsOfList } from "./list-entries.usecases.ts";
import { listForConsultation, markConsulted } from "./lists.usecases.ts";

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

const idsOf = (found: readonly FoundCreator[]) => found.map(({ creatorId }) => creatorId);
const newList = async (name: string, creatorIds: string[] = [], platform = "instagram" as const) =>
  (await app.call(lists.createList, { token: member.token, body: { name, platform, creatorIds } })).result
    .listId;
const read = async (id: string, sort?: (typeof lists.rowSorts)[number]) =>
  (await app.call(lists.getList, { token: member.token, params: { id }, query: sort ? { sort } : {} }))
    .result;
const copy = (id: string, headers = {}) =>
  app.call(lists.copyList, { token: member.token, params: { id }, body: { name: "写し" }, headers });
const remove = (id: string) => app.call(lists.removeList, { token: member.token, params: { id } });
const note = (id: string, creatorId: string, text: string) =>
  app.call(lists.noteInList, { token: member.token, params: { id, creatorId }, body: { note: text } });
const forConsultation = (listId: string, isHeld = false) =>
  app.deps.db
    .transaction()
    .execute((trx) => listForConsultation(trx, { companyId: member.companyId, listId, isHeld }));
const lock = (id: string) =>
  app.deps.db.updateTable("lists").set({ locked_at: app.clock.now() }).where("id", "=", id).execute();

/** So many more accounts, of whom nobody needs to know anything. */
const fill = (id: string, count: number) =>
  sql`insert into list_creators (company_id, list_id, influencer_id, note, added_by, added_at)
    select company_id, id, gen_random_uuid(), '', created_by, created_at from lists, generate_series(1, ${sql.lit(count)})
    where id = ${id}`.execute(app.deps.db);

test("rows come by what they are sorted by, the highest first, and those without a figure last", async () => {
  const [small, large, none] = [
    await seedFound(app, { followers: 0, views: 900, post: { likes: 10 } }),
    await seedFound(app, { followers: 50_000, views: 400, post: { likes: 300 } }),
    await seedFound(app, { followers: 9000, views: 600 }),
  ];
  const id = await newList("候補", idsOf([small]));
  for (const one of [large, none]) {
    app.clock.advance(1);
    const params = { id };
    await app.call(lists.addToList, { token: member.token, params, body: { creatorIds: idsOf([one]) } });
  }
  await setDiscoverable(app.deps, { ownerId: none.ownerId, isDiscoverable: false });
  const order = async (sort?: (typeof lists.rowSorts)[number]) =>
    (await read(id, sort)).rows.map(({ creatorId }) => creatorId);
  expect(await order()).toEqual(idsOf([none, large, small]));
  expect(await order("followers")).toEqual(idsOf([large, small, none]));
  expect(await order("medianViews")).toEqual(idsOf([small, large, none]));
  const { rows } = await read(id, "price");
  const prices = rows.map(({ price }) => price?.minYen ?? -1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(rows.at(-1)?.creatorId).toBe(none.creatorId);
  const engagements = (await read(id, "engagement")).rows.map(({ engagement }) => engagement ?? -1);
  expect(engagements).toEqual(engagements.toSorted((one, other) => other - one));
});

test("a note is written of who is in the list alone, and says when and by whom each was added", async () => {
  const [one, other] = [await seedFound(app), await seedFound(app)];
  const id = await newList("候補", idsOf([one]));
  expect((await note(id, one.creatorId, "第一候補")).status).toBe(200);
  expect(await note(id, other.creatorId, "いない")).toMatchObject({ status: 404, code: 2005 });
  expect(await note(id, "A".repeat(22), "いない")).toMatchObject({ status: 404, code: 2005 });
  expect((await read(id)).rows).toMatchObject([
    {
      ...{ note: "第一候補", addedBy: member.memberId, addedAt: "2026-11-25T03:00:00.000Z", listIds: [id] },
      isGone: false,
    },
  ]);
});

test("who is taken out lowers the count; nobody taken out and nobody new leaves the list as it was", async () => {
  const found = [await seedFound(app), await seedFound(app)];
  const id = await newList("候補", idsOf(found));
  const { updatedAt } = await read(id);
  app.clock.advance(60);
  const takeOut = (creatorId: string) =>
    app.call(lists.removeFromList, { token: member.token, params: { id, creatorId } });
  const stranger = await seedFound(app);
  expect((await takeOut(stranger.creatorId)).result).toEqual({ count: 2 });
  const body = { creatorIds: idsOf(found) };
  const added = await app.call(lists.addToList, { token: member.token, params: { id }, body });
  expect(added.result).toMatchObject({ added: 0, already: 2, count: 2 });
  expect(await read(id)).toMatchObject({ count: 2, updatedAt });
  expect((await takeOut(found[0]?.creatorId ?? "")).result).toMatchObject({ count: 1 });
  expect(await read(id)).toMatchObject({ count: 1, updatedAt: app.clock.now().toISOString() });
});

test("a copy has the accounts and their notes, is made once by its key, and not where they do not fit", async () => {
  const found = [await seedFound(app), await seedFound(app)];
  const id = await newList("候補", idsOf(found));
  await note(id, found[0]?.creatorId ?? "", "第一候補");
  const headers = { "idempotency-key": "one" };
  const made = await copy(id, headers);
  expect(made.result).toMatchObject({ name: "写し", count: 2, status: "unconsulted" });
  expect((await copy(id, headers)).result).toEqual(made.result);
  const { rows } = await read(made.result.listId);
  expect(rows.map((row) => row.note).toSorted()).toEqual(["", "第一候補"]);
  await remove(made.result.listId);
  await app.deps.db.updateTable("subscriptions").set({ plan_id: "free" }).execute();
  await fill(id, 48);
  const full = await copy(id);
  expect(full.result.count).toBe(50);
  await remove(full.result.listId);
  await fill(id, 1);
  expect(await copy(id)).toMatchObject({ status: 403, code: 2016, errors: ["plan 2016"] });
});

test("an ended list is there no more, and ending it again finds none", async () => {
  const id = await newList("候補");
  expect((await remove(id)).status).toBe(200);
  expect(await remove(id)).toMatchObject({ status: 404, code: 2005 });
  expect(await copy(id)).toMatchObject({ status: 404, code: 2005 });
});

test("the accounts of a list come the newest first, and of none that there is not", async () => {
  const [first, second] = [await seedFound(app), await seedFound(app)];
  const id = await newList("候補", idsOf([first]));
  app.clock.advance(1);
  const body = { creatorIds: idsOf([second]) };
  await app.call(lists.addToList, { token: member.token, params: { id }, body });
  const { companyId } = member;
  expect(await creatorsOfList(app.deps.db, { companyId, listId: id })).toEqual({
    ...{ name: "候補", platform: "instagram", influencerIds: [second.ownerId, first.ownerId] },
  });
  const listId = uuidAt(app.clock.now());
  await expect(creatorsOfList(app.deps.db, { companyId, listId })).rejects.toMatchObject({ code: 2005 });
});

describe("a list that is to be consulted", () => {
  test("is refused at its field once it was, and beyond the plan; and is not found where there is none", async () => {
    const id = await newList("候補");
    await lock(id);
    const refused = { code: 1023, status: 409, faults: [{ field: "listId" }] };
    for (const isHeld of [true, false])
      await expect(forConsultation(id, isHeld)).rejects.toMatchObject(refused);
    await app.deps.db.updateTable("lists").set({ locked_at: null }).execute();
    const asRead = await forConsultation(id);
    await app.deps.db
      .transaction()
      .execute((trx) =>
        markConsulted(trx, { companyId: member.companyId, read: asRead, now: app.clock.now() }),
      );
    await expect(forConsultation(id)).rejects.toMatchObject(refused);
    for (const isHeld of [true, false])
      await expect(forConsultation(uuidAt(app.clock.now()), isHeld)).rejects.toMatchObject({ code: 2005 });
  });

  test("takes no place of the plan any more: another list unlocks", async () => {
    const [first, second] = [await newList("一"), await newList("二")];
    await lock(second);
    const asRead = await forConsultation(first);
    await app.deps.db
      .transaction()
      .execute((trx) =>
        markConsulted(trx, { companyId: member.companyId, read: asRead, now: app.clock.now() }),
      );
    expect((await read(second)).isLocked).toBe(false);
  });
});

test("lists are found by state, platform and name, and by name they go on from where they ended", async () => {
  const names = ["b", "a", "d", "c"];
  const ids: string[] = [];
  for (const name of names) {
    app.clock.advance(1);
    ids.push(await newList(name));
  }
  const [first = ""] = ids;
  const tiktok = { name: "t", platform: "tiktok" } as const;
  await app.call(lists.createList, { token: member.token, body: tiktok });
  const asRead = await forConsultation(first);
  await app.deps.db
    .transaction()
    .execute((trx) =>
      markConsulted(trx, { companyId: member.companyId, read: asRead, now: app.clock.now() }),
    );
  type Query = QueryInputOf<typeof lists.listLists>;
  const page = async (query: Query) =>
    (await app.call(lists.listLists, { token: member.token, query })).result;
  const found = async (query: Query) => (await page(query)).docs.map(({ name }) => name);
  expect(await found({ status: "consulted" })).toEqual(["b"]);
  expect(await found({ platform: "tiktok" })).toEqual(["t"]);
  expect(await found({ platform: "instagram", status: "unconsulted", sort: "name" })).toEqual([
    "a",
    "c",
    "d",
  ]);
  const start = await page({ sort: "name", limit: 2, platform: "instagram" });
  const rest = { sort: "name", limit: 2, platform: "instagram", cursor: start.nextCursor ?? "" } as const;
  expect(start.docs.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(await page(rest)).toMatchObject({ docs: [{ name: "c" }, { name: "d" }], nextCursor: null });
  expect(start.counts).toEqual({ all: 5, uncategorised: 5, unconsulted: 4, limit: 50 });
});
