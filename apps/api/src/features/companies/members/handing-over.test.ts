import { listMembers, updateMember } from "@tomoru/contract/company/members";
import { setCompanyOwner } from "@tomoru/contract/operator/companies";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../../testing/at-once.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { tallyOf } from "../companies.testing.ts";

const password = "Minato-Kohi7";
let app: TestApp;
let owner: SeededMember;
let colleague: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  owner = await seedCompany(app, { planId: "standard", password });
  colleague = await seedColleague(app, owner, { password });
});
afterAll(() => app.close());

type Over = { readonly to?: string; readonly given?: string; readonly token?: string; readonly ip?: string };
const handOver = ({
  to = colleague.memberId,
  given = password,
  token = owner.token,
  ip = "192.0.2.7",
}: Over = {}) =>
  app.call(updateMember, { token, params: { id: to }, body: { role: "owner", password: given }, ip });

async function owners(): Promise<string[]> {
  const rows = await app.deps.db.selectFrom("accounts").select("id").where("role", "=", "owner").execute();
  return rows.map(({ id }) => id);
}

test("a company is handed over with the password, and both are told", async () => {
  expect((await handOver()).status).toBe(200);
  expect(await owners()).toEqual([colleague.memberId]);
  for (const { email } of [owner, colleague]) expect((await app.mail.mailTo(email)).text).toContain("管理者");
  const invite = await handOver({ to: colleague.memberId });
  expect(invite).toMatchObject({ status: 403, errors: ["role 2016"] });
});

test("a wrong password hands nothing over, and counts as a wrong sign-in", async () => {
  for (let nth = 1; nth < 10; nth += 1) expect((await handOver({ given: "Minato-Cha88" })).code).toBe(1004);
  expect((await handOver({ given: "Minato-Cha88" })).code).toBe(1069);
  expect((await handOver()).code).toBe(1069);
  expect(await owners()).toEqual([owner.memberId]);
});

test("of two hand-overs at once one is made, and there is one owner", async () => {
  const other = await seedColleague(app, owner, { password });
  const targets = [colleague.memberId, other.memberId];
  const answers = await atOnce((nth) => handOver({ to: targets[nth % 2] ?? "", ip: `198.51.100.${nth}` }), 8);
  const counted = tallyOf(answers);
  expect(counted[200]).toBe(1);
  expect(await owners()).toHaveLength(1);
  expect(targets).toContain((await owners())[0]);
});

test("nobody is handed a company who is stopped, oneself, or not there", async () => {
  const body = { status: "inactive" } as const;
  await app.call(updateMember, { token: owner.token, params: { id: colleague.memberId }, body });
  expect(await handOver()).toMatchObject({ status: 409, code: 1023 });
  expect(await handOver({ to: owner.memberId })).toMatchObject({ status: 409, code: 1023 });
  expect((await handOver({ to: "019ab4d2-0000-7000-8000-00000000dead" })).code).toBe(2005);
  expect(await owners()).toEqual([owner.memberId]);
});

test("an owner can neither be stopped nor removed, by themselves least of all", async () => {
  for (const status of ["inactive", "removed"] as const) {
    const answer = await app.call(updateMember, {
      token: owner.token,
      params: { id: owner.memberId },
      body: { status },
    });
    expect(answer).toMatchObject({ status: 409, code: 1023 });
  }
});

const name = (memberId: string) =>
  app.call(setCompanyOwner, {
    params: { companyId: owner.companyId },
    headers: { "x-operator": "Ueda" },
    body: { memberId, reason: "管理者の退職のため" },
  });

test("the operator names another owner where the owner is gone", async () => {
  expect(await name(owner.memberId)).toMatchObject({ status: 409, code: 1023 });
  expect((await name(colleague.memberId)).status).toBe(200);
  expect(await owners()).toEqual([colleague.memberId]);
  const { result } = await app.call(listMembers, { token: colleague.token });
  expect(result.docs.find(({ memberId }) => memberId === owner.memberId)?.role).toBe("member");
});
