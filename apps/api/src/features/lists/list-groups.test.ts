import * as groups from "@tomoru/contract/company/list-groups";
import * as lists from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { uuidAt } from "../../platform/random.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

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

const create = (name: string, headers = {}) =>
  app.call(groups.createGroup, { token: member.token, body: { name }, headers });
const rename = (id: string, name: string) =>
  app.call(groups.updateGroup, { token: member.token, params: { id }, body: { name } });
const remove = (id: string) => app.call(groups.removeGroup, { token: member.token, params: { id } });
const names = async () =>
  (await app.call(groups.listGroups, { token: member.token })).result.docs.map(({ name }) => name);
const idOf = async (name: string) => {
  const { docs } = (await create(name)).result;
  return docs.find((group) => group.name === name)?.groupId ?? "";
};

test("each change answers the groups as they are then, by name", async () => {
  expect((await create("夏")).result.docs).toMatchObject([{ name: "夏", count: 0 }]);
  const spring = await idOf("Spring");
  expect(await names()).toEqual(["Spring", "夏"]);
  expect((await rename(spring, "Autumn")).result.docs.map(({ name }) => name)).toEqual(["Autumn", "夏"]);
  expect((await remove(spring)).result.docs.map(({ name }) => name)).toEqual(["夏"]);
  expect(await remove(spring)).toMatchObject({ status: 404, code: 2005 });
  expect(await rename(spring, "Winter")).toMatchObject({ status: 404, code: 2005 });
});

test("a name that another group has is refused at it; a group's own may be written otherwise", async () => {
  const spring = await idOf("Spring");
  await create("Autumn");
  const taken = { status: 409, code: 1023, errors: ["name 1023"] };
  expect(await create("ＡＵＴＵＭＮ")).toMatchObject(taken);
  expect(await rename(spring, "autumn")).toMatchObject(taken);
  expect((await rename(spring, "SPRING")).status).toBe(200);
  expect(await create("spring")).toMatchObject(taken);
  expect(await names()).toEqual(["Autumn", "SPRING"]);
});

test("asked again with its key there is one group, and the answer is the first", async () => {
  const headers = { "idempotency-key": "one" };
  const first = await create("春", headers);
  expect((await create("春", headers)).result).toEqual(first.result);
  expect(await create("夏", headers)).toMatchObject({ status: 409, code: 1023 });
  expect(await names()).toEqual(["春"]);
});

test("a company has a hundred groups and no more", async () => {
  const { companyId: company_id } = member;
  const created_at = app.clock.now();
  const values = Array.from({ length: limits.groupsPerCompany - 1 }, (_, at) => ({
    ...{ company_id, created_at, id: uuidAt(created_at), name: `G${at}`, name_folded: `g${at}` },
  }));
  await app.deps.db.insertInto("list_groups").values(values).execute();
  expect((await create("最後")).status).toBe(200);
  expect(await create("一つ多い")).toMatchObject({ status: 409, code: 1023, errors: [] });
  expect(await names()).toHaveLength(limits.groupsPerCompany);
});

test("a list goes into a group and out of it again, and into none that there is not", async () => {
  const { token } = member;
  const groupId = await idOf("春");
  const body = { name: "候補", platform: "instagram" } as const;
  const { listId: id } = (await app.call(lists.createList, { token, body })).result;
  const move = (to: string | null) =>
    app.call(lists.updateList, { token, params: { id }, body: { groupId: to } });
  expect((await move(groupId)).result.groupId).toBe(groupId);
  expect(await move(uuidAt(app.clock.now()))).toMatchObject({ status: 404, code: 2005 });
  expect((await move(null)).result.groupId).toBeNull();
});
