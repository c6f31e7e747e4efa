import type { z } from "zod/mini";
import { encode } from "zod/v4/core";

type Schema = z.core.$ZodType;
/** What leaves of a value: it, or a copy with the listed keys alone. Throws on a value of another type. */
type Shape = (value: unknown) => unknown;

const compiled = new WeakMap<Schema, Shape>();

/**
 * What a schema of the contract lets out: the keys that it lists, each of its type. Compiled once a schema. It does not
 * measure texts and numbers again: what they may be was held when they came in, tests hold every answer against the API
 * document, and doing it on each call cost more than all else that a call does (docs/decisions/0022).
 */
export function answerShape(schema: Schema): Shape {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

function compile(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return def.catchall ? whole(schema) : objectOf(def.shape);
    case "array":
      return arrayOf(answerShape(def.element));
    case "nullable":
      return unless(null, answerShape(def.innerType));
    case "optional":
      return unless(undefined, answerShape(def.innerType));
    case "string":
    case "boolean":
      return ofType(def.type);
    case "number":
      return finite;
    case "enum":
      return among(new Set(Object.values(def.entries)));
    default:
      return whole(schema);
  }
}

function objectOf(shape: Readonly<Record<string, Schema>>): Shape {
  const fields = Object.entries(shape).map(([key, field]) => [key, answerShape(field)] as const);
  return (value) => {
    if (typeof value !== "object" || value === null) throw misfit("object", value);
    const source = value as Readonly<Record<string, unknown>>;
    const leaving: Record<string, unknown> = {};
    for (const [key, pick] of fields) {
      const picked = pick(source[key]);
      if (picked !== undefined) leaving[key] = picked;
    }
    return leaving;
  };
}

function arrayOf(element: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) throw misfit("array", value);
    return value.map((item) => element(item));
  };
}

function unless(nothing: null | undefined, inner: Shape): Shape {
  return (value) => (value === nothing ? value : inner(value));
}

function ofType(type: "string" | "boolean"): Shape {
  return (value) => {
    if (typeof value !== type) throw misfit(type, value);
    return value;
  };
}

/** JSON would write any other as null. */
function finite(value: unknown): unknown {
  if (!Number.isFinite(value)) throw misfit("number", value);
  return value;
}

function among(values: ReadonlySet<unknown>): Shape {
  return (value) => {
    if (!values.has(value)) throw misfit("one of the listed values", value);
    return value;
  };
}

/** A rarer kind goes through its schema as it is. */
function whole(schema: Schema): Shape {
  return (value) => encode(schema, value);
}

/** Names no value: it may be somebody's. */
function misfit(wanted: string, value: unknown): TypeError {
  return new TypeError(`wanted ${wanted}, got ${value === null ? "null" : typeof value}`);
}
