import { requestPasswordCode } from "@tomoru/contract/influencer/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { atOnce, crowd } from "../testing/at-once.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { giveBackRation, spendRation } from "./network-ration.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ trustProxy: 1 });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const ration = { name: "tries", perHour: 3 };

/** Whether it was within the ration; else the seconds to wait. */
function spend(ip: string, name = ration.name): Promise<true | number> {
  const spent = spendRation(app.deps, { db: app.deps.db, ip, ration: { ...ration, name } });
  return spent.then(
    () => true,
    (refusal) => refusal.retryAfter,
  );
}

async function spendAll(ips: readonly string[]) {
  const answers = [];
  for (const ip of ips) answers.push(await spend(ip));
  return answers;
}

/** An address in line `nth` of the /48. */
function line(nth: number, site = "2001:db8:1"): string {
  return `${site}:${nth.toString(16)}::1`;
}

test("a network has so many an hour, and no other pays for it", async () => {
  expect(await spendAll(Array(4).fill("192.0.2.7"))).toEqual([true, true, true, 3600]);
  expect(await spend("192.0.2.8")).toBe(true);
  expect(await spend("192.0.2.7", "other tries")).toBe(true);
  app.clock.advance(3599);
  expect(await spend("192.0.2.7")).toBe(1);
  app.clock.advance(1);
  expect(await spend("192.0.2.7")).toBe(true);
});

test("a /48 has ten times as many over all of its lines", async () => {
  const ips = Array.from({ length: 33 }, (_, nth) => line(nth % 11));
  const answers = await spendAll(ips);
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(true));
  expect(answers.slice(30)).toEqual([3600, 3600, 3600]);
  expect(await spend(line(0, "2001:db8:2"))).toBe(true);
});

test("what one line is refused is not taken from its neighbours", async () => {
  await spendAll(Array(40).fill(line(0)));
  expect(await spendAll(Array.from({ length: 27 }, (_, nth) => line(1 + (nth % 9))))).toEqual(
    Array(27).fill(true),
  );
  expect(await spend(line(10))).toBe(3600);
});

test("what the /48 is refused is not counted on the line", async () => {
  await spendAll(Array.from({ length: 30 }, (_, nth) => line(nth % 10)));
  expect(await spendAll(Array(5).fill(line(11)))).toEqual(Array(5).fill(3600));
  const rows = await app.deps.db.selectFrom("rate_limits").select("count").execute();
  expect(rows.map(({ count }) => count).sort()).toEqual([0, ...Array(10).fill(3), 30]);
});

test("of many at once no more than the ration are let through", async () => {
  const lines = await atOnce(() => spend("192.0.2.7"));
  expect(lines.filter((answer) => answer === true)).toHaveLength(3);
  const sites = await atOnce((nth) => spend(line(nth)));
  expect(sites.filter((answer) => answer === true)).toHaveLength(30);
  expect(sites).toHaveLength(crowd);
});

test("what is given back may be spent again", async () => {
  await spendAll(Array(3).fill(line(0)));
  await giveBackRation(app.deps, { db: app.deps.db, ip: line(0), ration });
  expect(await spendAll([line(0), line(0)])).toEqual([true, 3600]);
});

test.each([
  ["an address and its port", (nth: number) => `192.0.2.7:${4000 + nth}`],
  ["an IPv6 address in brackets and its port", (nth: number) => `[2001:db8:0:7::${nth}]:${4000 + nth}`],
  ["anything that is no address", (nth: number) => `client-${nth}`],
])("where a proxy writes %s, one network is one network", async (_, written) => {
  const codes = [];
  for (let nth = 1; nth <= 12; nth += 1) {
    const headers = { "x-forwarded-for": written(nth) };
    codes.push((await app.call(requestPasswordCode, { body: { email: "a@example.jp" }, headers })).code);
  }
  expect(codes).toEqual([...Array(10).fill(1002), 1020, 1020]);
});
