import { endpoints } from "@tomoru/contract/endpoints";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { encode } from "zod/v4/core";
import { answerShape } from "./answer-shape.ts";

const offer = anOffer({ productInfo: null, estBudget: { minYen: null, maxYen: 120_000 } });
const page = {
  docs: [offer],
  hasNextPage: false,
  nextCursor: null,
  counts: { all: 1, pending: 1, approved: 0, rejected: 0 },
};

test("what fits the contract leaves as the contract itself would write it", () => {
  expect(answerShape(listOffers.result)(page)).toEqual(encode(listOffers.result, page as never));
});

test("a column that nobody listed never leaves, however deep", () => {
  const leaked = {
    ...page,
    owner: "secret",
    docs: [{ ...offer, influencer_id: "secret", period: { ...offer.period, note: "secret" } }],
  };
  expect(answerShape(listOffers.result)(leaked)).toEqual(page);
});

test.each([
  ["a key that is missing", { ...page, hasNextPage: undefined }],
  ["null where it may not be", { ...page, docs: null }],
  ["a text where a number is due", { ...page, counts: { ...page.counts, all: "1" } }],
  ["a number that JSON cannot write", { ...page, counts: { ...page.counts, all: Number.NaN } }],
  ["a value outside of the list", { ...page, docs: [{ ...offer, platform: "radio" }] }],
  ["a moment as a Date", { ...page, docs: [{ ...offer, createdAt: new Date() }] }],
  ["an array where an object is due", []],
])("%s is a bug of ours and throws", (_, value) => {
  expect(() => answerShape(listOffers.result)(value)).toThrow();
});

test("what is wrong is named by its type, since the value may be somebody's", () => {
  expect(() => answerShape(z.number())("hanako@example.jp")).toThrow("wanted number, got string");
});

test("a kind that is not compiled goes through its schema", () => {
  const either = z.union([z.literal("none"), z.object({ at: z.string() })]);
  expect(answerShape(either)({ at: "2026", more: 1 })).toEqual({ at: "2026" });
  expect(() => answerShape(either)("some")).toThrow();
});

test("every answer of the contract has a shape", () => {
  for (const { result } of endpoints) if (result) expect(answerShape(result)).toBeTypeOf("function");
});
