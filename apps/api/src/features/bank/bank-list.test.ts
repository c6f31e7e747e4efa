import { listBanks, listBranches } from "@tomoru/contract/influencer/bank";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const branchesOf = (code: string) => app.call(listBranches, { params: { code } });

test("every bank is listed once, in the order of its code, and a cache may keep the answer a day", async () => {
  const { status, result, headers } = await app.call(listBanks);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=86400");
  const codes = result.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(1000);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(result[0]).toEqual({ code: "0001", name: "みずほ銀行", hira: "みずほ", roma: "mizuho" });
});

test("a bank's branches are listed with their readings", async () => {
  const { result, headers } = await branchesOf("0001");
  expect(headers["cache-control"]).toBe("public, max-age=86400");
  expect(result).toContainEqual({ code: "100", name: "本店", hira: "ほんてん", roma: "honten" });
  const codes = result.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted());
});

test("a code that no bank has is not found", async () => {
  expect(await branchesOf("0002")).toMatchObject({ status: 404, code: 2005 });
});

test.each(["1", "00001", "toString", "０００１", "__proto__"])("%s is no bank code", async (code) => {
  expect(await branchesOf(code)).toMatchObject({ status: 400, code: 1023, errors: ["code 1023"] });
});
