import { getTaxProfile, updateTaxProfile } from "@tomoru/contract/influencer/tax";
import { listAudit } from "@tomoru/contract/operator/audit";
import { confirmTaxProfile, setGuardianConsent } from "@tomoru/contract/operator/creators";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app, { creatorName: "はなこ" });
});
afterAll(() => app.close());

const headers = { "x-operator": "tanaka" };
const evidence = "同意書（2026-11-14 受領）";

const log = async () => {
  const { docs } = (await app.call(listAudit, { headers })).result;
  return docs.map(({ operator, call, subject }) => [operator, call, subject?.id, subject?.name]);
};

describe("a guardian's consent", () => {
  const consent = (guardianName: string, { email } = hanako) =>
    app.call(setGuardianConsent, {
      headers,
      params: { email },
      body: { isConsented: true, guardianName, evidence },
    });
  const kept = async () => {
    const rows = await app.deps.db.selectFrom("guardian_consents").selectAll().execute();
    return rows.map(({ influencer_id: id, ciphertext }) => [
      id,
      JSON.parse(app.deps.keys.open(ciphertext, `guardian_consents/${id}`)),
    ]);
  };

  test("is kept of the creator with who gave it and by what it is known; again replaces it", async () => {
    await seedInfluencer(app);
    expect(await consent("山田 一郎")).toMatchObject({
      status: 200,
      result: { email: hanako.email, isConsented: true },
    });
    expect(await kept()).toEqual([[hanako.ownerId, { guardianName: "山田 一郎", evidence }]]);
    await consent("山田 春子");
    expect(await kept()).toEqual([[hanako.ownerId, { guardianName: "山田 春子", evidence }]]);
    const deed = ["tanaka", "setGuardianConsent", hanako.ownerId, "はなこ"];
    expect(await log()).toEqual([deed, deed]);
  });

  test("of an e-mail that no creator has is refused and kept nowhere", async () => {
    const nobody = { ...hanako, email: "nobody@example.jp" };
    expect(await consent("山田 一郎", nobody)).toMatchObject({ status: 404, code: 1002 });
    expect(await kept()).toEqual([]);
    expect(await log()).toEqual([]);
  });
});

describe("a tax profile", () => {
  const given = aTaxProfile({ residency: "nonResident" });
  const give = (of = hanako) => {
    const { residency, entity, legalName, hasEmployees } = given;
    return app.call(updateTaxProfile, {
      token: of.token,
      body: { residency, entity, legalName, hasEmployees },
    });
  };
  const confirm = (checked: object = {}, { email } = hanako) =>
    app.call(confirmTaxProfile, {
      headers,
      params: { email },
      body: { residency: "nonResident", entity: "individual", isConfirmed: true, evidence, ...checked },
    });
  const isConfirmed = async ({ token } = hanako) =>
    (await app.call(getTaxProfile, { token })).result?.isConfirmed;

  test("that says what was checked is confirmed, and nobody else's is", async () => {
    const taro = await seedInfluencer(app);
    await give();
    await give(taro);
    expect(await confirm()).toMatchObject({
      status: 200,
      result: { email: hanako.email, isConfirmed: true },
    });
    expect([await isConfirmed(), await isConfirmed(taro)]).toEqual([true, false]);
    expect(await log()).toEqual([["tanaka", "confirmTaxProfile", hanako.ownerId, "はなこ"]]);
  });

  test.each([
    [{ residency: "resident" }, "residency 1023"],
    [{ entity: "corporation" }, "entity 1023"],
  ])("that says something else than %j is not confirmed: 409 at that field", async (checked, error) => {
    await give();
    expect(await confirm(checked)).toMatchObject({ status: 409, code: 1023, errors: [error] });
    expect(await isConfirmed()).toBe(false);
  });

  test("that was never given, or of nobody, is not found", async () => {
    expect(await confirm()).toMatchObject({ status: 404, code: 2005 });
    expect(await confirm({}, { ...hanako, email: "nobody@example.jp" })).toMatchObject({
      status: 404,
      code: 1002,
    });
  });
});
