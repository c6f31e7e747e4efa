import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import fc from "fast-check";
import { safeParse } from "zod/v4/core";
import { type FuzzCall, fittingCalls, texts } from "./fuzz/fuzz-calls.ts";

/** Texts that only a secret looks like, each in the form of another kind of field; each goes wherever the contract takes it. */
export const marks = {
  password: "Hmt-Q7x!42aB",
  accountNumber: "739205184662",
  email: "himitsu.mamoru@example.jp",
  code: "482915",
} as const;

export type MarkedCall = {
  readonly method: Endpoint["method"];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};

type Path = readonly (string | number)[];

/**
 * Calls of an endpoint as its contract would have them, with marks for all texts that it takes: the one that fits, and one
 * for each of its fields in which just that is of a wrong kind, so that it is refused with the marks in the rest.
 */
export function markedCalls(endpoint: Endpoint): { fitting: MarkedCall; refused: readonly MarkedCall[] } {
  const samples = fc.sample(fittingCalls(endpoint), { numRuns: 60, seed: 19 });
  const richest = samples.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const { params, query, body } = richest ?? { params: {}, query: {}, body: undefined };
  const address = addressOf(endpoint, {
    params: marked(endpoint, "params", params),
    query: marked(endpoint, "query", query),
  });
  const call = { method: endpoint.method, url: address };
  if (body === undefined) return { fitting: { ...call, headers: {} }, refused: [] };
  const json = { ...call, headers: { "content-type": "application/json" } };
  const whole = marked(endpoint, "body", JSON.parse(body));
  const spoilt = leavesOf(whole).map((path) => JSON.stringify(replaced(whole, path, { wrong: true })));
  const cut = JSON.stringify(whole).slice(0, -1);
  return {
    fitting: { ...json, payload: JSON.stringify(whole) },
    refused: [...spoilt, cut].map((payload) => ({ ...json, payload })),
  };
}

function sizeOf({ params, query, body }: FuzzCall): number {
  const parts = [params, query, body === undefined ? {} : JSON.parse(body)];
  return parts.reduce((size: number, part) => size + leavesOf(part).length, 0);
}

function addressOf(endpoint: Endpoint, { params, query }: { params: unknown; query: unknown }): string {
  const path = `/api${pathOf(endpoint, texts(params as FuzzCall["params"]))}`;
  const search = new URLSearchParams(texts(query as FuzzCall["query"])).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Puts each mark into all texts at once, and keeps it where the contract accepts it. */
function marked(endpoint: Endpoint, part: "params" | "query" | "body", value: unknown): unknown {
  const schema = part === "body" ? (endpoint.bodyFor?.(value) ?? endpoint.body) : endpoint[part];
  if (!schema) return value;
  let result = value;
  let open = leavesOf(value).filter((path) => typeof at(value, path) === "string");
  for (const mark of Object.values(marks)) {
    const tried = open.reduce((whole, path) => replaced(whole, path, mark), result);
    const { error } = safeParse(schema, tried);
    const faults = new Set((error?.issues ?? []).map(({ path }) => path.join("/")));
    const fits = (path: Path) => !faults.has(path.join("/"));
    result = open.filter(fits).reduce((whole, path) => replaced(whole, path, mark), result);
    open = open.filter((path) => !fits(path));
  }
  return result;
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string | number, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, index) => (index === key ? replaced(part, rest, by) : part));
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: replaced(parts[key], rest, by) };
}
