import { endpoints } from "@tomoru/contract/endpoints";
import { successOf } from "@tomoru/contract/envelope";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { answerSerializer } from "./answer-serializer.ts";

const offer = anOffer({ productInfo: null, estBudget: { minYen: null, maxYen: 120_000 } });
const page = {
  docs: [offer],
  hasNextPage: false,
  nextCursor: null,
  counts: { all: 1, pending: 1, approved: 0, rejected: 0 },
};

function written(result: unknown): unknown {
  return JSON.parse(answerSerializer("listOffers", successOf(listOffers))({ success: true, result })).result;
}

/** Why an answer was not written. */
function faultOf(schema: z.ZodMiniType, value: object): string {
  try {
    return answerSerializer("test", schema)(value);
  } catch (error) {
    return String((error as Error).cause);
  }
}

test("what fits the contract leaves as it is", () => {
  expect(written(page)).toEqual(page);
});

test("a column that nobody listed never leaves, however deep", () => {
  const leaked = {
    ...page,
    owner: "secret",
    docs: [{ ...offer, influencer_id: "secret", period: { ...offer.period, note: "secret" } }],
  };
  expect(written(leaked)).toEqual(page);
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
  expect(() => written(value)).toThrow("the answer of listOffers does not fit its contract");
});

test("what is wrong is named by its place and type, since the value may be somebody's", () => {
  const fault = faultOf(z.object({ count: z.number() }), { count: "hanako@example.jp" });
  expect(fault).toBe("TypeError: data/count must be number");
});

test("one of a list that may be null may be left out as well", () => {
  const write = answerSerializer("test", z.object({ choice: z.optional(z.nullable(z.enum(["a", "b"]))) }));
  for (const answer of [{ choice: "a" }, { choice: null }, {}])
    expect(JSON.parse(write(answer))).toEqual(answer);
  expect(() => write({ choice: "c" })).toThrow("does not fit");
});

test("what may be null leaves as null: a text, one of a list, a schema with a name", () => {
  const named = z.object({ day: z.string() }).register(z.globalRegistry, { id: "AnswerSerializerTest" });
  const schema = z.object({
    text: z.nullable(z.string()),
    choice: z.nullable(z.enum(["a", "b"])),
    named: z.nullable(named),
  });
  const write = answerSerializer("test", schema);
  const nothing = { text: null, choice: null, named: null };
  expect(JSON.parse(write(nothing))).toEqual(nothing);
  const all = { text: "t", choice: "a", named: { day: "2026" } };
  expect(JSON.parse(write(all))).toEqual(all);
  expect(() => write({ ...all, named: {} })).toThrow();
  // Or the API document of a later test would have it.
  z.globalRegistry.remove(named);
});

test("of several shapes the one that fits is written, without what it does not list", () => {
  const either = z.object({ at: z.union([z.literal("none"), z.object({ day: z.string() })]) });
  const write = answerSerializer("test", either);
  expect(JSON.parse(write({ at: "none" }))).toEqual({ at: "none" });
  expect(JSON.parse(write({ at: { day: "2026", more: 1 } }))).toEqual({ at: { day: "2026" } });
  expect(() => write({ at: "some" })).toThrow();
});

test("every schema of the contract can be compiled", () => {
  for (const { name, result, flat, events = {} } of endpoints) {
    const schemas = [
      successOf({ ...(result && { result }), ...(flat && { flat }) }),
      ...Object.values(events),
    ];
    // An array fits none: what compiles says so.
    for (const schema of schemas)
      expect(() => answerSerializer(name, schema)([])).toThrow(
        expect.objectContaining({
          cause: expect.objectContaining({ message: expect.stringMatching(/must be object|required/) }),
        }),
      );
  }
});
