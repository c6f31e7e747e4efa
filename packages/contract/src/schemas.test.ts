import { expect, test } from "vitest";
import { z } from "zod/mini";
import { type FailureName, isFailureName } from "./codes.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** What holds of every schema that a call sends or is sent, whatever its fields. */

type Schema = z.core.$ZodTypes;
type Place = { readonly at: string; readonly call: Endpoint; readonly schema: Schema };

const asked = ["params", "query", "headers", "body"] as const;
const places = endpoints.flatMap((call) =>
  [...asked, "result" as const].flatMap((part) => {
    const schema = call[part];
    return schema ? placesIn(`${call.name} ${part}`, { call, schema: schema as Schema }) : [];
  }),
);
const askedFor = places.filter(({ at }) => !at.includes(" result"));

/** A schema, and all those that it is made of. */
function placesIn(at: string, { call, schema }: Omit<Place, "at">): Place[] {
  const parts = Object.entries(partsOf(schema));
  return [
    { at, call, schema },
    ...parts.flatMap(([name, part]) =>
      placesIn(name === "" ? at : `${at}.${name}`, { call, schema: part as Schema }),
    ),
  ];
}

function partsOf({ _zod: { def } }: Schema): Record<string, z.core.$ZodType> {
  if (def.type === "object") return def.shape;
  if (def.type === "array") return { "*": def.element };
  if (def.type === "union") return Object.fromEntries(def.options.map((part, at) => [`(${at})`, part]));
  if (def.type === "record") return { key: def.keyType, value: def.valueType };
  if (def.type === "pipe") return { in: def.in, out: def.out };
  return "innerType" in def ? { "": def.innerType } : {};
}

const faulty = (of: readonly Place[], isFaulty: (schema: Schema, place: Place) => boolean) =>
  of.filter((place) => isFaulty(place.schema, place)).map(({ at }) => at);

test("a choice is one of at least two words, and none of them is empty", () => {
  const isOfWords = ({ _zod: { def } }: Schema) => {
    if (def.type !== "enum") return true;
    const words = Object.values(def.entries);
    return words.length > 1 && words.every((word) => /^\S+$/.test(String(word)));
  };
  expect(faulty(places, (schema) => !isOfWords(schema))).toEqual([]);
  expect(places.filter(({ schema }) => schema._zod.def.type === "enum").length).toBeGreaterThan(500);
});

test("an object has fields, and of several shapes there are two", () => {
  const isEmpty = ({ _zod: { def } }: Schema) =>
    (def.type === "object" && Object.keys(def.shape).length === 0) ||
    (def.type === "union" && def.options.length < 2);
  // Files are made of what waits: there is nothing to say.
  expect(faulty(places, isEmpty)).toEqual(["makePayoutFiles body"]);
});

test("what a missing field is taken for would be accepted, and a text is taken for an empty one", () => {
  const isWrong = ({ _zod: { def } }: Schema) => {
    if (def.type !== "default") return false;
    const { innerType, defaultValue } = def;
    const isText = typeof defaultValue === "string" && (innerType as Schema)._zod.def.type === "string";
    return isText ? defaultValue !== "" : !z.core.safeParse(innerType, defaultValue).success;
  };
  expect(faulty(places, isWrong)).toEqual([]);
});

test("a pattern speaks of the whole value, from its first sign to its last, and has an example", () => {
  const examples = [
    ...[
      "019aa9b2-5f00-7c3e-8f21-000000000000",
      "AAAAAAAAAAAAAAAAAAAAAA",
      "0".repeat(64),
      "sub_1",
      "pi_1",
      "cs_1",
    ],
    ...[
      "1",
      "12",
      "2026",
      "2026-11",
      "2026-11-15",
      "123",
      "123456",
      "/company",
      "1234567",
      "hanako@example.jp",
      "T7000012050002",
    ],
    ...[
      "150-0001",
      "03-1234-5678",
      "D-AAAAAAAAAAAAAAAAAAAAAA-1",
      "2026-11-15T03:00:00.000Z",
      "a",
      "ab",
      "true",
    ],
  ];
  const isLoose = ({ _zod: { def } }: Schema) => {
    const checks = ("checks" in def ? (def.checks ?? []) : []) as z.core.$ZodCheck[];
    const patterns = checks.flatMap(({ _zod }) =>
      "pattern" in _zod.def ? [_zod.def.pattern as RegExp] : [],
    );
    return patterns.some(
      (pattern) => !/^\^.*\$$/.test(pattern.source) || !examples.some((text) => pattern.test(text)),
    );
  };
  expect(faulty(askedFor, isLoose)).toEqual([]);
});

/** By the name of its field; all others are of one line. */
const severalLines = [
  ...["bio", "description", "message", "explanation", "note", "productInfo", "situation", "tieUpexp"],
  ...["content", "reason", "text", "changes", "words", "caption", "evidence"],
];
/** It becomes a line of a file. */
const butOneLine = "sendPayments body.payments.*.(0).description";

test("whoever writes a description, a message or a reason may break its lines; a name or a title is of one line", () => {
  const takes = (schema: Schema, value: string) => z.core.safeParse(schema, value).success;
  const written = askedFor.filter(
    ({ schema }) =>
      schema._zod.def.type === "string" && takes(schema, "花子さん") && !takes(schema, "花子\u0007さん"),
  );
  expect(written.length).toBeGreaterThan(100);
  const mayBreak = ({ at }: Place) =>
    severalLines.some((name) => new RegExp(`[ .]${name}(\\.\\*|\\.\\(\\d\\))*$`).test(at)) &&
    at !== butOneLine;
  expect(written.filter(({ schema }) => takes(schema, "花子\nさん")).map(({ at }) => at)).toEqual(
    written.filter(mayBreak).map(({ at }) => at),
  );
});

const strange: readonly unknown[] = [
  ...[undefined, null, "", " ", "\u0000", "x".repeat(20_001), "-1"],
  ...[1.5, -1, 10_000_000_001, true, [], ["x"], {}],
];

/** What each field of each object says to values of every kind, without what is inside it. */
function* refusals(): Generator<{ at: string; call: Endpoint; said: string }> {
  for (const { at, call, schema } of askedFor) {
    const { def } = schema._zod;
    if (def.type !== "object") continue;
    for (const [name, field] of Object.entries(def.shape)) {
      for (const value of strange) {
        const { error } = z.core.safeParse(field, value);
        const own = error?.issues.filter(({ path }) => path.length === 0) ?? [];
        for (const { message } of own) yield { at: `${at}.${name}`, call, said: message };
      }
    }
  }
}

/** Any call may answer these. */
const ofAny: readonly FailureName[] = ["dataInvalid", "dataNotFound"];

test("whatever a field is refused for has its code, and it is one that the call says it may answer", () => {
  const unnamed = new Set<string>();
  const unsaid = new Set<string>();
  for (const { at, call, said } of refusals()) {
    if (!isFailureName(said)) unnamed.add(`${at}: ${said}`);
    else if (![...ofAny, ...call.codes].includes(said)) unsaid.add(`${at}: ${said}`);
  }
  expect([...unnamed]).toEqual([]);
  expect([...unsaid]).toEqual([]);
});
