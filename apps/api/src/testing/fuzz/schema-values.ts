import fc from "fast-check";
import { type $ZodType, type $ZodTypes, globalRegistry, safeParse } from "zod/v4/core";
import { fittingTexts, hostileTexts } from "./hostile-texts.ts";

type Values = fc.Arbitrary<unknown>;

const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

const wrongTypes: Values = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 1.5, 1e21, 9_999_999_999, 10_000_000_000, Number.MAX_SAFE_INTEGER + 1],
  ...["", [], [null], [[]], {}, { length: 3 }, { toString: "x" }, { $ne: null }, { from: 1, to: {} }],
);

/** What its place in a contract asks for: what a careful client might send, odd texts among it. */
export function fittingValues(schema: $ZodType): Values {
  return partsOf(schema, fittingValues) ?? fittingText(schema);
}

/** The same shape with something wrong in it, as often as not: types, lengths, missing and unknown keys, texts of every kind. */
export function hostileValues(schema: $ZodType): Values {
  const { def } = kindOf(schema);
  const shaped =
    def.type === "object"
      ? fc.oneof(
          objectsOf(def.shape, hostileOrFitting),
          withUnknownKeys(objectsOf(def.shape, hostileOrFitting)),
        )
      : (partsOf(schema, hostileValues) ?? edgeTexts(schema));
  return fc.oneof({ weight: 4, arbitrary: shaped }, { weight: 1, arbitrary: fc.oneof(wrongTypes, anyText) });
}

function hostileOrFitting(schema: $ZodType): Values {
  return fc.oneof(
    { weight: 3, arbitrary: fittingValues(schema) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: hostileValues(schema) },
  );
}

/** Values for a schema made of others or of a few values, with `inner` for its parts; undefined for a text. */
function partsOf(schema: $ZodType, inner: (part: $ZodType) => Values): Values | undefined {
  const { def } = kindOf(schema);
  switch (def.type) {
    case "object":
      return objectsOf(def.shape, inner);
    case "optional":
    case "default":
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 });
    case "nullable":
      return fc.option(inner(def.innerType), { nil: null, freq: 3 });
    case "catch":
      return inner(def.innerType);
    case "union":
      return fc.oneof(...def.options.map(inner));
    case "array":
      return fc.array(inner(def.element), { maxLength: 4 });
    case "pipe":
      return inner(def.in);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.oneof(fc.nat({ max: 9_999 }), fc.constantFrom(0, 1, 50, 9_999_999_999));
    case "string":
      return undefined;
    default:
      throw new Error(`the fuzz knows no ${def.type} yet: say in schema-values.ts what its values are`);
  }
}

function objectsOf(shape: Readonly<Record<string, $ZodType>>, inner: (part: $ZodType) => Values): Values {
  return fc.record(Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, inner(part)])));
}

/** Keys that an attacker might hope to write through: to other columns, or to every object's prototype. */
function withUnknownKeys(objects: Values): Values {
  const unknown = fc.constantFrom(
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"id":"00000000-0000-0000-0000-000000000000","influencer_id":"x","ownerId":"x"}',
    '{"status":"active","isApproval":true,"password_hash":"x","passwordHash":"x","email_verified":true}',
    '{"":1,"0":{},"a.b":1,"$where":"1"}',
  );
  // Parsed, not written as a literal: only so `__proto__` is a key like any other.
  return fc.tuple(objects, unknown).map(([object, more]) => ({ ...JSON.parse(more), ...(object as object) }));
}

/** A text that the schema accepts: made for it, made by its pattern, or odd and accepted all the same. */
function fittingText(schema: $ZodType): Values {
  const accepts = (text: string) => text.isWellFormed() && safeParse(schema, text).success;
  const known = fc.constantFrom(...[...fittingTexts, ...hostileTexts].filter(accepts));
  const [pattern] = kindOf(schema).bag.patterns ?? [];
  const made = pattern ? fc.stringMatching(pattern) : odd(schema);
  // Not filtered: where next to nothing fits, as with addresses, a filter would look for ever.
  return fc
    .tuple(made, known, fc.boolean())
    .map(([text, sure, isMade]) => (isMade && accepts(text) ? text : sure));
}

/** Any characters at all, as long as the field allows. */
function odd(schema: $ZodType): fc.Arbitrary<string> {
  const { minLength = 1, maxLength = 60 } = lengthsOf(schema);
  const length = { minLength, maxLength: Math.min(maxLength, 200) };
  return fc.oneof(
    fc.string({ ...length, unit: "grapheme" }),
    fc.string({ ...length, unit: "binary" }).filter((text) => text.isWellFormed()),
  );
}

/** On either side of each length that the schema names, in characters of one to four bytes. */
function edgeTexts(schema: $ZodType): Values {
  const { minLength = 1, maxLength = 60 } = lengthsOf(schema);
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1, maxLength * 2].filter(
    (count) => count >= 0,
  );
  const edges = fc
    .tuple(fc.constantFrom("a", "1", "é", "漢", "𠮷", "🫠", " "), fc.constantFrom(...lengths))
    .map(([unit, count]) => unit.repeat(count));
  return fc.oneof(edges, anyText);
}

function lengthsOf(schema: $ZodType): { minLength?: number; maxLength?: number } {
  const { minLength, maxLength } = globalRegistry.get(schema) ?? {};
  const { minimum = minLength, maximum = maxLength } = kindOf(schema).bag;
  return {
    ...(typeof minimum === "number" ? { minLength: minimum } : {}),
    ...(typeof maximum === "number" ? { maxLength: maximum } : {}),
  };
}

function kindOf(schema: $ZodType) {
  const { def, bag } = (schema as $ZodTypes)._zod;
  return { def, bag: bag as { patterns?: Set<RegExp>; minimum?: unknown; maximum?: unknown } };
}
