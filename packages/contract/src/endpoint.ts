import type { z } from "zod/mini";
import type { FailureName, SuccessName } from "./codes.ts";

type Schema = z.core.$ZodType;

/** Who has an account and signs in; each side's tokens are good for its own calls alone. */
export type Actor = "influencer" | "company";

/** Who may make a call. A visitor may come with a company's token; one that is wrong is refused all the same. */
export type Access = Actor | "visitor" | "operator" | "anybody";

/** `of` is the real key; `normalise` is that of its schema. */
export type Alias = { readonly of: string; readonly normalise: (typed: string) => string };

/** What a `download` answers. */
export type FileBytes = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * One call of the HTTP contract, for the server, the clients and the API document.
 * `codes` are its failures on top of those that every call of its `access` may have.
 */
export type Endpoint = {
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT";
  /** Below `/api`, parameters in braces: `/influencer/offer/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Only the owner of a company may make it: other members get `noAccess` at `role`. */
  readonly role?: "owner";
  /** Goes on while a company is suspended for its unpaid plan; any other is `noAccess` at `payment` then. */
  readonly whileUnpaid?: true;
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Other names under which a body key is accepted. Both with values that are not the same once normalised is `dataInvalid`. */
  readonly aliases?: Readonly<Record<string, Alias>>;
  /** Where one path takes two bodies: the schema of a given one. */
  readonly bodyFor?: (raw: unknown) => Schema;
  readonly result?: Schema;
  /** The answer is a stream of these Server-Sent Events, without an envelope. */
  readonly events?: Readonly<Record<string, Schema>>;
  /** The body is the bytes of a file of one of these media types, and nothing is parsed of it; it may take this long to arrive. */
  readonly upload?: {
    readonly types: readonly string[];
    readonly maxBytes: number;
    readonly seconds: number;
  };
  /** The answer is the bytes of a file, without an envelope. */
  readonly download?: { readonly types: readonly string[] };
  /** The answer is a file of this media type: `result` is its text, without an envelope. */
  readonly file?: string;
  /** The result's keys are beside `success` instead of below `result`. */
  readonly flat?: true;
  readonly success?: SuccessName;
  readonly codes: readonly FailureName[];
  /** For shared caches; without it an answer is `no-store`. */
  readonly cacheSeconds?: number;
};

export type StreamEndpoint = Endpoint & {
  readonly access: Actor;
  readonly events: Readonly<Record<string, Schema>>;
};

/** Keeps the exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

export type ParamsOf<E> = OutputOf<Part<E, "params">>;
export type QueryOf<E> = OutputOf<Part<E, "query">>;
export type QueryInputOf<E> = InputOf<Part<E, "query">>;
export type HeadersOf<E> = OutputOf<Part<E, "headers">>;
export type BodyOf<E> = OutputOf<Part<E, "body">>;
export type BodyInputOf<E> = InputOf<Part<E, "body">>;
export type ResultOf<E> = E extends { download: object } ? FileBytes : OutputOf<Part<E, "result">>;
export type EventOf<E extends StreamEndpoint> = {
  [Name in keyof E["events"] & string]: { name: Name; data: OutputOf<E["events"][Name]> };
}[keyof E["events"] & string];

/** Parameters are escaped. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
}
