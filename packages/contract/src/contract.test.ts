import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf, codes } from "./codes.ts";
import { pathOf } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { IdempotentHeaders } from "./idempotency-key.ts";
import { getOffer, listOffers } from "./influencer/offers.ts";
import { tagTexts } from "./tag-texts.ts";

test("no two calls share a method and a path, nor a name", () => {
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
});

test("a call fails only with codes that mean a failure", () => {
  for (const endpoint of endpoints) {
    for (const code of endpoint.codes)
      expect(codes[codeOf(code)].statuses[0], `${endpoint.name} ${code}`).toBeGreaterThanOrEqual(400);
  }
});

test("401 is said of tokens only: it is what starts the client's refresh", () => {
  const unauthorised = Object.entries(codes).filter(([, { statuses }]) => statuses[0] === 401);
  expect(unauthorised.map(([code]) => code)).toEqual(["1008", "1019"]);
});

test("the account calls of creators have plain names, those of companies begin with it", () => {
  const named = (side: string, call: string) =>
    endpoints.find(({ path }) => path === `/${side}/auth/${call}`)?.name;
  const calls = ["login", "logout", "refreshToken"];
  expect(calls.map((call) => named("influencer", call))).toEqual(calls);
  expect(calls.map((call) => named("company", call))).toEqual([
    ...["companyLogin", "companyLogout", "companyRefreshToken"],
  ]);
});

test("a key that lets a call be made once is of up to two hundred visible characters", () => {
  const takes = (key: unknown) => z.safeParse(IdempotentHeaders, { "idempotency-key": key }).success;
  for (const key of [undefined, "a", "~!", "k".repeat(200)]) expect(takes(key)).toBe(true);
  for (const key of ["", "a b", "鍵", "k".repeat(201), 1]) expect(takes(key)).toBe(false);
});

test("each group of calls is explained, and no other", () => {
  expect(Object.keys(tagTexts).toSorted()).toEqual([...new Set(endpoints.map(({ tag }) => tag))].toSorted());
});

test("a path's parameters are escaped", () => {
  expect(pathOf(getOffer, { id: "a/b?c" })).toBe("/influencer/offer/a%2Fb%3Fc");
});

test("a list starts with five rows from the top", () => {
  expect(z.parse(listOffers.query, {})).toEqual({ offset: 0, limit: 5 });
});

test.each(["0", "51", "1e1", "0x5", " 5", "5.0", "-1", "", "five"])("limit=%j is no limit", (limit) => {
  expect(z.safeParse(listOffers.query, { limit }).success).toBe(false);
});

test.each(["1000001", "-1", "99999999999999999999"])("offset=%j is no offset", (offset) => {
  expect(z.safeParse(listOffers.query, { offset }).success).toBe(false);
});

test("an empty choice is a missing one: fieldRequired at its field", () => {
  const choices = endpoints.flatMap(({ name, body }) => {
    const schema = body && z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
    return Object.entries(schema?.properties ?? {})
      .filter(([, property]) => isChoice(JSON.stringify(property)))
      .map(([field]) => ({ call: `${name} ${field}`, body, field }));
  });
  const saidOf = ({ body, field }: (typeof choices)[number]) =>
    body && z.safeParse(body, { [field]: "" }).error?.issues.find(({ path }) => path[0] === field)?.message;
  expect(choices.map(({ call }) => call)).toContain("cancelMembership reason");
  expect(choices.filter((choice) => saidOf(choice) !== "fieldRequired").map(({ call }) => call)).toEqual([]);
});

function isChoice(property: string): boolean {
  return (
    /"(enum|const)"/.test(property) && !property.includes('"const":""') && !property.includes('"object"')
  );
}
