import type { Endpoint } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import fc from "fast-check";
import { type $ZodType, safeParse } from "zod/v4/core";
import { hostileTexts } from "./hostile-texts.ts";
import { fittingValues, hostileValues } from "./schema-values.ts";

/** One call on the wire, without its caller: nothing in it has to fit the contract. */
export type FuzzCall = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body's text; undefined for a call without one. */
  readonly body: string | undefined;
};

/** Calls that fit the endpoint's schemas. */
export function fittingCalls(endpoint: Endpoint): fc.Arbitrary<FuzzCall> {
  return callsOf(endpoint, {
    part: (schema) => (schema ? fittingValues(schema) : fc.constant({})),
    body: (schema) => fittingValues(schema).map((value) => JSON.stringify(value)),
  });
}

/** Calls of which some parts do not fit, or none do. */
export function hostileCalls(endpoint: Endpoint): fc.Arbitrary<FuzzCall> {
  return callsOf(endpoint, {
    part: (schema) => (schema ? fc.oneof(fittingValues(schema), hostileValues(schema)) : fc.constant({})),
    body: (schema) =>
      fc.oneof(
        { weight: 8, arbitrary: hostileValues(schema).map((value) => JSON.stringify(value) ?? "") },
        { weight: 1, arbitrary: brokenBodies },
      ),
  });
}

const brokenBodies = fc.constantFrom(
  ...["", " ", "{", '{"a":}', "{'a':1}", '{"a":1}}', "nul", "[]", '"text"', "1", "null", "true", "\u0000"],
  ...['{"a":"\\ud800"}', '{"\\u0000":1}', '{"a":NaN}', '{"a":1,}', '{"a":"\n"}', '// a\n{"a":1}', "\ufeff{}"],
  `${"[".repeat(limits.bodyDepth + 1)}${"]".repeat(limits.bodyDepth + 1)}`,
  `{"a":${'{"a":'.repeat(2000)}1${"}".repeat(2001)}`,
);

type Makers = {
  readonly part: (schema: $ZodType | undefined) => fc.Arbitrary<unknown>;
  readonly body: (schema: $ZodType) => fc.Arbitrary<string>;
};

function callsOf(endpoint: Endpoint, { part, body }: Makers): fc.Arbitrary<FuzzCall> {
  return fc.record({
    params: part(endpoint.params).map(recordOf),
    query: endpoint.query ? part(endpoint.query).map(recordOf) : unaskedQuery,
    headers: fc.tuple(part(endpoint.headers).map(recordOf), unaskedHeaders).map(joined).map(sendable),
    body: endpoint.body ? body(endpoint.body) : fc.constant(undefined),
  });
}

const oddText = fc.constantFrom(...hostileTexts);
/** Parameters and headers that no endpoint reads. */
const unaskedQuery = fc.dictionary(oddText, oddText, { maxKeys: 2 });
const unaskedHeaders = fc.record({ "accept-language": oddText, cookie: oddText, referer: oddText });

function joined([own, unasked]: [Record<string, unknown>, Record<string, unknown>]): Record<string, unknown> {
  return { ...unasked, ...own };
}

/** Whether the endpoint takes any input. */
export function takesInput({ params, query, headers, body }: Endpoint): boolean {
  return Boolean(params || query || headers || body);
}

/** A part of an address or a head is always names and values, whatever was made of its schema. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as FuzzCall["params"])
    : {};
}

/** Node sends no other characters in a header: raw-protocol.test.ts covers what a socket can carry besides. */
function sendable(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([, value]) => typeof value === "string" && /^[\x20-\x7e]+$/.test(value.trim()),
    ),
  );
}

/** Whether the contract accepts the call, by its schemas and the rules for every body, without asking the server. */
export function fits(endpoint: Endpoint, call: FuzzCall): boolean {
  const parts = [
    [endpoint.params, texts(call.params)],
    [endpoint.query, texts(call.query)],
    [endpoint.headers, texts(call.headers)],
  ] as const;
  return (
    parts.every(([schema, value]) => !schema || safeParse(schema, value).success) &&
    (!endpoint.body || bodyFits(endpoint, call.body ?? ""))
  );
}

function bodyFits(endpoint: Endpoint, text: string): boolean {
  if (isUnfit(text) || Buffer.byteLength(text) > bytesOf(endpoint)) return false;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  const schema = endpoint.bodyFor?.(value) ?? endpoint.body;
  return !Array.isArray(value) && schema !== undefined && safeParse(schema, value).success;
}

/** NUL and lone surrogates, wherever they stand; escaped as JSON writes them. */
function isUnfit(text: string): boolean {
  return !text.isWellFormed() || /\\u0000|\\ud[89a-f]/i.test(text.replaceAll("\\\\", ""));
}

function bytesOf({ access, path }: Endpoint): number {
  if (access === "operator") return limits.operatorBodyBytes;
  return path.includes("/auth/") ? limits.authBodyBytes : limits.bodyBytes;
}

/** As an address or a head carries them; what has no value is left out. */
export function texts(part: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) =>
      value == null ? [] : [[key, textOf(value).toWellFormed()]],
    ),
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
