import { expect, test } from "vitest";
import { z } from "zod/mini";
import { SignUpCompletion } from "./accounts/auth.ts";
import { faultsOf } from "./faults.ts";
import { sendOffers } from "./operator/operator.ts";

function faults(schema: z.core.$ZodType, value: unknown) {
  const parsed = z.core.safeParse(schema, value);
  return parsed.success ? [] : faultsOf(parsed.error);
}

test("an empty form names every field once, in its order", () => {
  expect(faults(SignUpCompletion, {}).map(({ field, code }) => `${field} ${code}`)).toEqual([
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
    { field: "fullName", code: 1023, rule: "tooShort", limit: 2 },
    { field: "password", code: 3002, rule: "tooShort", limit: 8 },
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
