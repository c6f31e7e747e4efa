import { downloadSearch } from "@tomoru/contract/company/csv";
import { CreatorSearch, searchCreators } from "@tomoru/contract/company/discovery";
import type { QueryInputOf } from "@tomoru/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SeededMember, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let member: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await seedCompany(app, { planId: "professional" });
});
afterAll(() => app.close());

type Field = keyof CreatorSearch;
const noNumber = ["", "many", "-1", "1.5", "1e3", " 5", "٣", "5 OR 1=1", "1000000000"].map(
  (value) => [value, 3013] as const,
);
const noName = ["", "XX", "%", "'; --", "🍣"];
const invalid = (values: readonly string[]) => values.map((value) => [value, 1023] as const);
const elevenTimes = Array.from({ length: 11 }, (_, at) => `beauty${at}`).join(",");

/** Wrong values of every filter, with the code that refuses them. */
const wrongValues: Readonly<Record<Field, readonly (readonly [string, number, string?])[]>> = {
  platform: invalid([...noName, "Instagram", "instagram,tiktok"]),
  q: invalid(["a b c d", "あ".repeat(31), `${"🍣".repeat(31)} a`, "a\u0000b", "a".repeat(401)]),
  category: [
    ["beauty,nothing", 2007],
    ["'", 2007],
    [elevenTimes, 1023],
  ],
  followerBand: invalid([...noName, "999", "-1", "10000,50000"]),
  followersMin: noNumber,
  followersMax: noNumber,
  medianViewsMin: noNumber,
  medianViewsMax: noNumber,
  engagementMin: noNumber,
  engagementMax: noNumber,
  priceMin: noNumber,
  priceMax: noNumber,
  prShareMin: noNumber,
  prShareMax: noNumber,
  country: invalid([...noName, "jp", "JPN", "JP,US"]),
  gender: invalid([...noName, "Female", "female,male"]),
  ageBand: [
    ["12-17", 1023, "ageBand.0"],
    ["25-34,%", 1023, "ageBand.1"],
  ],
  lastPostDays: invalid([...noName, "8", "-7", "7.0", "0"]),
  sort: invalid([...noName, "fame", "Followers", "followers desc"]),
  cursor: invalid(["", "x", "AAAA", "🍣", "a".repeat(1001)]),
};
const sweep = Object.entries(wrongValues).flatMap(([field, values]) =>
  values.map(([value, code, at = field]) => ({ field, value, code, at })),
);

test("of every filter a wrong value is tried", () => {
  expect(Object.keys(wrongValues).sort()).toEqual(Object.keys(CreatorSearch.shape).sort());
});

test.each(sweep)("$field of $value is refused with $code at $at", async ({ field, value, code, at }) => {
  const query = { [field]: value } as QueryInputOf<typeof searchCreators>;
  const answer = await app.call(searchCreators, { query, token: member.token });
  expect(answer).toMatchObject({ status: 400, code, errors: [`${at} ${code}`] });
});

describe.each(["followers", "medianViews", "engagement", "price", "prShare"] as const)("%s", (range) => {
  const crossed = { [`${range}Min`]: 10, [`${range}Max`]: 9 };
  const refused = { status: 400, code: 1023 };

  test("crossed ends are refused at the upper one, in a search and in its file", async () => {
    const { token } = member;
    const search = await app.call(searchCreators, { query: crossed, token });
    expect(search).toMatchObject({ ...refused, errors: [`${range}Max 1023`] });
    const file = await app.call(downloadSearch, {
      body: { platform: "instagram", filters: crossed, rows: 1 },
      token,
    });
    expect(file).toMatchObject(refused);
    expect(file.errors[0]).toContain(`${range}Max 1023`);
  });

  test("ends that are alike, and 0, are a range", async () => {
    const query = { [`${range}Min`]: 0, [`${range}Max`]: 0 };
    expect((await app.call(searchCreators, { query, token: member.token })).status).toBe(200);
  });
});
