import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf } from "./codes.ts";
import { faultsOf } from "./faults.ts";
import { SignUpCompletion } from "./influencer/sign-up.ts";
import { sendOffers } from "./operator/operator.ts";

function faults(schema: z.core.$ZodType, value: unknown) {
  const parsed = z.core.safeParse(schema, value);
  return parsed.success ? [] : faultsOf(parsed.error);
}

test("an empty form names every field once, in its order", () => {
  expect(faults(SignUpCompletion, {}).map(({ field, refusal }) => `${field} ${codeOf(refusal)}`)).toEqual([
    "fullName 3007",
    "email 3003",
    "password 3001",
    "otp 1009",
  ]);
});

test("a length that does not fit says which one would", () => {
  expect(
    faults(SignUpCompletion, { email: "a@b.jp", fullName: "花", password: "Aa1!", otp: "123456" }),
  ).toEqual([
    { field: "fullName", refusal: "dataInvalid", rule: "tooShort", limit: 2 },
    { field: "password", refusal: "passwordInvalid", rule: "tooShort", limit: 8 },
  ]);
});

test("a row of a list is named by its place", () => {
  const good = { influencerEmail: "a@b.jp", platform: "tiktok" };
  const bad = { influencerEmail: "a@b.jp", platform: "myspace", postFormat: ["リール", 5] };
  expect(faults(sendOffers.body, { offers: [good, bad] }).map(({ field }) => field)).toEqual([
    "offers.1.platform",
    "offers.1.postFormat.1",
  ]);
});

test("a length of one is no rule to tell, nor is one that a schema gives without its number", () => {
  const filled = z.string().check(z.minLength(1));
  const odd = z.string().check(z.refine(() => false, { params: { rule: "tooLong", limit: "x" } }));
  const foreign = z.string().check(z.refine(() => false, { params: { rule: "unheardOf", limit: 3 } }));
  for (const schema of [filled, odd, foreign])
    expect(faults(schema, "")).toEqual([{ field: "", refusal: "dataInvalid" }]);
});

test("a number out of bounds is told as a number, not as a length", () => {
  const fee = z.number().check(z.gte(3000), z.lte(50_000_000));
  expect(faults(fee, 99_999_999)).toMatchObject([{ rule: "tooMuch", limit: 50_000_000 }]);
  expect(faults(fee, 1)).toMatchObject([{ rule: "tooLittle", limit: 3000 }]);
  // What no whole number can be told apart from its neighbour by is out of bounds, too.
  const most = Number.MAX_SAFE_INTEGER;
  expect(faults(z.number().check(z.int()), 2 ** 60)).toMatchObject([{ rule: "tooMuch", limit: most }]);
});

test("a number within its bounds that does not fit otherwise has no rule", () => {
  expect(faults(z.number().check(z.multipleOf(10)), 15)).toEqual([{ field: "", refusal: "dataInvalid" }]);
});

test("what is too long by the schema itself, and what is like its owner, says so", () => {
  expect(faults(z.string().check(z.maxLength(2)), "abc")).toEqual([
    { field: "", refusal: "dataInvalid", rule: "tooLong", limit: 2 },
  ]);
  const tooLong = z.refine(() => false, { params: { rule: "tooLong", limit: 3 } });
  expect(faults(z.string().check(tooLong), "abcd")).toEqual([
    { field: "", refusal: "dataInvalid", rule: "tooLong", limit: 3 },
  ]);
  const likePerson = z.refine(() => false, { params: { rule: "likePerson" } });
  expect(faults(z.string().check(likePerson), "x")).toEqual([
    { field: "", refusal: "dataInvalid", rule: "likePerson" },
  ]);
});

test("of several faults of a field the first is told", () => {
  const both = z.string().check(
    z.minLength(3, { error: "passwordInvalid" }),
    z.refine(() => false, { error: "nameRequired" }),
  );
  expect(faults(both, "a").map(({ refusal }) => refusal)).toEqual(["passwordInvalid"]);
});
