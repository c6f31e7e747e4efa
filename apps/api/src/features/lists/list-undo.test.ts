import * as lists from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedFound } from "../discovery/search/found-creators.testing.ts";
import { sealRemoval } from "./sealed-removal.rules.ts";

let app: TestApp;
let member: SeededMember;
let colleague: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  member = await seedCompany(app, { planId: "standard" });
  colleague = await seedColleague(app, member);
});
afterAll(() => app.close());

const newList = async ({ token } = member) =>
  (await app.call(lists.createList, { token, body: { name: "候補", platform: "instagram" } })).result.listId;
const add = (id: string, body: { creatorIds: string[]; undo?: string | undefined }, { token } = member) =>
  app.call(lists.addToList, { token, params: { id }, body });
const takeOut = async (id: string, creatorIds: string[]) =>
  (await app.call(lists.removeManyFromList, { token: member.token, params: { id }, body: { creatorIds } }))
    .result;
const rowsOf = async (id: string) =>
  (await app.call(lists.getList, { token: member.token, params: { id }, query: {} })).result.rows.map(
    ({ creatorId, addedBy, addedAt }) => ({ creatorId, addedBy, addedAt }),
  );

/** Not its last letter, of which some bits may be filling. */
const changed = (undo: string) => `${undo.slice(0, -9)}${undo.at(-9) === "A" ? "B" : "A"}${undo.slice(-8)}`;

/** A list to which three were added one after the other, the second of them by a colleague. */
async function threeInTurn() {
  const id = await newList();
  const ids: string[] = [];
  for (const by of [member, colleague, member]) {
    app.clock.advance(60);
    const { creatorId } = await seedFound(app);
    await add(id, { creatorIds: [creatorId] }, by);
    ids.push(creatorId);
  }
  const [first = "", second = "", third = ""] = ids;
  return { id, first, second, third };
}

test("who was taken out and is put back stands where they stood, as of when and by whom they were added", async () => {
  const { id, first, second } = await threeInTurn();
  const before = await rowsOf(id);
  const { undo } = await takeOut(id, [second, first]);
  app.clock.advance(60);
  expect((await add(id, { creatorIds: [first, second], undo })).result.added).toBe(2);
  expect(await rowsOf(id)).toEqual(before);
});

test("an undo moves nobody but those who were taken out with it", async () => {
  const { id, first, second } = await threeInTurn();
  const { undo } = await takeOut(id, [first]);
  await takeOut(id, [second]);
  app.clock.advance(60);
  await add(id, { creatorIds: [first, second], undo });
  const added = new Map((await rowsOf(id)).map(({ creatorId, addedAt }) => [creatorId, addedAt]));
  expect(added.get(second)).toBe(app.clock.now().toISOString());
  expect(added.get(first)).not.toBe(app.clock.now().toISOString());
});

test("an undo is of its own list, and nothing that the company has written itself", async () => {
  const { id, first } = await threeInTurn();
  const { undo = "" } = await takeOut(id, [first]);
  const other = await newList();
  const stranger = await seedCompany(app, { planId: "standard" });
  const theirs = await newList(stranger);
  for (const answer of [
    await add(other, { creatorIds: [first], undo }),
    await add(theirs, { creatorIds: [first], undo }, stranger),
    await add(id, { creatorIds: [first], undo: changed(undo) }),
    await add(id, { creatorIds: [first], undo: JSON.stringify([[first, member.memberId, 0]]) }),
  ]) {
    expect([answer.status, answer.errors]).toEqual([400, ["undo 1023"]]);
  }
  expect((await takeOut(other, [first])).undo).toBeUndefined();
});

test("the undo of as many as are taken out at once fits where it goes", () => {
  const origin = { addedBy: uuidAt(app.clock.now()), addedAt: new Date("2126-11-29T03:00:00.999Z") };
  const removed = new Map(Array.from({ length: limits.addedAtOnce }, () => [uuidAt(new Date()), origin]));
  const key = { companyId: mintOwnerId<"company">(member.companyId), listId: uuidAt(new Date()) };
  const undo = sealRemoval(app.deps.keys, { ...key, removed }) ?? "";
  expect(removed.size).toBe(limits.addedAtOnce);
  expect(undo.length).toBeLessThan(limits.listUndoMaxLength);
});
