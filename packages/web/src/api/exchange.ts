import { failureNameOf } from "@tomoru/contract/codes";
import {
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  pathOf,
  type QueryInputOf,
  type ResultOf,
  type StreamEndpoint,
} from "@tomoru/contract/endpoint";
import { Failure, successOf } from "@tomoru/contract/envelope";
import { z } from "zod/mini";
import { currentLocale } from "../i18n/language.store.ts";
import { setServerTime } from "../time/server-clock.ts";
import { ApiFailure, NetworkFailure } from "./failure.ts";

type Given<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

export type InputOf<E> = Given<"params", ParamsOf<E>> &
  Given<"body", BodyInputOf<E>> &
  Given<"upload", E extends { upload: object } ? Blob : undefined> & {
    query?: QueryInputOf<E>;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  };

type LooseInput = {
  params?: Record<string, string> | undefined;
  body?: unknown;
  /** In place of a body, where the call takes raw bytes. */
  upload?: Blob | undefined;
  query?: Record<string, string | number | undefined> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
};

/** By how much longer than the server's own time for a request, so that its answer wins. */
const graceMs = 15_000;
const requestMs = 15_000;

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

const eventStream = "text/event-stream";

/** One request and its answer, read through the contract. Rejects with ApiFailure or NetworkFailure. */
export async function exchange<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  accessToken: string | null,
  idempotencyKey?: string,
): Promise<ResultOf<E>> {
  const timeout = AbortSignal.timeout(
    graceMs + (endpoint.upload ? endpoint.upload.seconds * 1000 : requestMs),
  );
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  const response = await send(endpoint, { ...(input as LooseInput), signal, idempotencyKey }, accessToken);
  if (response.ok && endpoint.file) return fileOf(endpoint, response);
  if (response.ok && endpoint.download) return bytesOf(endpoint, response);
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response, json);
  return resultOf(endpoint, json);
}

function wholeOf(response: Response): Promise<ArrayBuffer> {
  return response.arrayBuffer().catch((cause: unknown) => {
    throw new NetworkFailure("The file broke off", { cause });
  });
}

/** Only accepts the types that the call may answer, so that a page never shows a document from it. */
async function bytesOf<const E extends Endpoint>(endpoint: E, response: Response): Promise<ResultOf<E>> {
  const bytes = new Uint8Array(await wholeOf(response));
  const type = response.headers.get("Content-Type") ?? "";
  if (endpoint.download?.types.includes(type) !== true)
    throw new ApiFailure({ refusal: "unexpected", status: 500 });
  return { type, bytes } as ResultOf<E>;
}

/** The text of a file with its byte order mark, which `text()` would take off. */
async function fileOf<const E extends Endpoint>(endpoint: E, response: Response): Promise<ResultOf<E>> {
  const bytes = await wholeOf(response);
  if (response.headers.get("Content-Type") !== endpoint.file)
    throw new ApiFailure({ refusal: "unexpected", status: 500 });
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) as ResultOf<E>;
}

/** The result of a successful answer, read through the contract. Throws an ApiFailure if it does not fit. */
export function resultOf<const E extends Endpoint>(endpoint: E, json: unknown): ResultOf<E> {
  const answer = z.safeParse(successOf(endpoint), json);
  if (!answer.success) throw new ApiFailure({ refusal: "unexpected", status: 500 });
  // The schema above is made of this endpoint's own `result`, which the compiler cannot follow that far.
  return (endpoint.flat ? answer.data : resultIn(answer.data)) as ResultOf<E>;
}

/** The body of a stream as it comes, for as long as the signal lets it. Rejects as `exchange` does. */
export async function receive(
  endpoint: StreamEndpoint,
  { signal, accessToken }: { signal: AbortSignal; accessToken: string },
): Promise<ByteStream> {
  const response = await send(endpoint, { signal }, accessToken);
  const isStream = response.headers.get("Content-Type")?.startsWith(eventStream);
  if (response.ok && isStream && response.body) return response.body;
  throw failureOf(response, await response.json().catch(() => null));
}

function resultIn(data: object): unknown {
  return "result" in data ? data.result : undefined;
}

async function send(endpoint: Endpoint, input: LooseInput, accessToken: string | null): Promise<Response> {
  const accepted = endpoint.events ? eventStream : "application/json";
  const headers = new Headers({
    ...input.headers,
    Accept: accepted,
    "Accept-Language": currentLocale(),
  });
  if (accessToken !== null) headers.set("Authorization", `Bearer ${accessToken}`);
  if (input.upload) headers.set("Content-Type", input.upload.type);
  else if (input.body !== undefined) headers.set("Content-Type", "application/json");
  if (input.idempotencyKey !== undefined) headers.set("Idempotency-Key", input.idempotencyKey);
  const url = urlOf(endpoint, input);
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      body: input.upload ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: input.signal ?? null,
      // A stream stays open, and nothing on the screen waits for it.
      priority: endpoint.events ? "low" : "auto",
    });
    // The date of a cached answer would be when it was cached.
    if (response.headers.get("Cache-Control") === "no-store") setServerTime(response.headers.get("Date"));
    return response;
  } catch (cause) {
    throw new NetworkFailure("No answer", { cause });
  }
}

export function urlOf(
  endpoint: Endpoint,
  { params, query = {} }: Pick<LooseInput, "params" | "query">,
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const path = `/api${pathOf(endpoint, params)}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

function failureOf(response: Response, json: unknown): ApiFailure {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  const common = {
    status: response.status,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  };
  const failure = z.safeParse(Failure, json);
  // A proxy may have answered with a page of its own.
  if (!failure.success) return new ApiFailure({ ...common, refusal: "unexpected" });
  const { subStatusCode, errors = [], requestId } = failure.data;
  return new ApiFailure({
    ...common,
    refusal: failureNameOf(subStatusCode),
    faults: errors.map((error) => ({ field: error.field, refusal: failureNameOf(error.subStatusCode) })),
    requestId,
  });
}
