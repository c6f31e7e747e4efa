import { termsOf } from "@tomoru/contract/access";
import { codeOf } from "@tomoru/contract/codes";
import type { Alias, Endpoint, FileBytes } from "@tomoru/contract/endpoint";
import { successOf } from "@tomoru/contract/envelope";
import { faultsOf } from "@tomoru/contract/faults";
import { limits } from "@tomoru/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from "fastify";
import type { z } from "zod/mini";
import { safeParse } from "zod/v4/core";
import type { LiveHub } from "../live/live-hub.ts";
import { streamHandler } from "../live/stream-handler.ts";
import { Refusal, refuseFaults, refuseField } from "../refusal.ts";
import { SessionGone } from "../unchecked-session.ts";
import { answerSerializer } from "./answer-serializer.ts";
import { sendFailure } from "./failures.ts";
import { admit, type Gates } from "./gates.ts";
import { localeOf } from "./locale.ts";
import { messageOf } from "./messages.ts";
import type { Call, PlainRoute, Route, UncheckedCall, UncheckedRoute } from "./route.ts";
import { beforeUpload, callerOf } from "./upload-gate.ts";
import { uploadSlots } from "./upload-slots.ts";

const everyMethod: HTTPMethods[] = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];

type Registered = { readonly routes: readonly Route[]; readonly gates: Gates; readonly live: LiveHub };

/** Registers the routes under their paths of the contract; any other method on those paths is 405 with Allow. */
export function registerRoutes(app: FastifyInstance, { routes, gates, live: hub }: Registered): void {
  const slots = uploadSlots();
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      ...(endpoint.upload ? { onRequest: beforeUpload(endpoint, { gates, slots }) } : {}),
      method: endpoint.method,
      url: fastifyPath(endpoint),
      bodyLimit: bodyLimitOf(endpoint),
      exposeHeadRoute: methodsOf(endpoint).includes("HEAD"),
      handler: "read" in route ? streamHandler(route, { gates, hub }) : callHandler(route, gates),
    });
  }
  refuseOtherMethods(app, routes);
}

function callHandler(route: PlainRoute | UncheckedRoute, gates: Gates): RouteOptions["handler"] {
  const { endpoint } = route;
  const serialize = serializerOf(endpoint);
  return async (request, reply) => {
    const asked = { request, gates };
    const answer = await ("handle" in route ? plainAnswer(route, asked) : uncheckedAnswer(route, asked));
    const success = answer.success ?? endpoint.success;
    if (endpoint.cacheSeconds !== undefined)
      reply.header("cache-control", `public, max-age=${endpoint.cacheSeconds}`);
    if (endpoint.download) return sendBytes(reply, answer.result as FileBytes);
    if (endpoint.file) {
      reply.type(endpoint.file).header("content-disposition", attachmentOf(answer.fileName));
      return answer.result;
    }
    reply.type("application/json; charset=utf-8");
    const text = serialize({
      success: true,
      ...(endpoint.flat ? (answer.result as object) : { result: answer.result }),
      ...(success === undefined
        ? {}
        : {
            subStatusCode: codeOf(success),
            message: messageOf(success, localeOf(request.headers["accept-language"])),
          }),
    });
    // As bytes: a text would be joined to the head and copied with it once more.
    return Buffer.from(text);
  };
}

const serializers = new WeakMap<Endpoint, (answer: object) => string>();

/** One for all servers of a process: the first answer compiles it, which takes longer than the call. */
function serializerOf(endpoint: Endpoint): (answer: object) => string {
  const known = serializers.get(endpoint) ?? answerSerializer(endpoint.name, successOf(endpoint));
  serializers.set(endpoint, known);
  return known;
}

/** Any name, by RFC 5987: what is not of its alphabet is escaped. */
function attachmentOf(name: string | undefined): string {
  if (name === undefined) return "attachment";
  const escaped = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="tomoru.csv"; filename*=UTF-8''${escaped}`;
}

/** Somebody's file: shown by a page that fetched it, and run nowhere, whatever its bytes are taken for. */
function sendBytes(reply: FastifyReply, { type, bytes }: FileBytes): FastifyReply {
  return reply
    .type(type)
    .headers({
      "cache-control": "private, max-age=300",
      "content-disposition": "attachment",
      "content-security-policy": "sandbox; default-src 'none'",
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Fastify's way of writing the contract's path. */
function fastifyPath(endpoint: Endpoint): string {
  return `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
}

function bodyLimitOf(endpoint: Endpoint): number {
  if (endpoint.upload) return endpoint.upload.maxBytes;
  const ordinary = endpoint.path.includes("/auth/") ? limits.authBodyBytes : limits.bodyBytes;
  return termsOf(endpoint.access).bodyBytes ?? ordinary;
}

type Asked = { readonly request: FastifyRequest; readonly gates: Gates };
type Handled = ReturnType<PlainRoute["handle"]>;

async function plainAnswer({ endpoint, handle }: PlainRoute, { request, gates }: Asked): Handled {
  const caller = await callerOf(endpoint, request, gates);
  // A gate has filled `caller` wherever the endpoint's type promises one.
  return handle({ ...callOf(endpoint, request), caller } as unknown as Call<Endpoint>);
}

async function uncheckedAnswer(
  { endpoint, handleUnchecked }: UncheckedRoute,
  { request, gates }: Asked,
): Handled {
  const gate = gates[endpoint.access];
  try {
    const session = await gate.unchecked(request);
    return await handleUnchecked({
      ...callOf(endpoint, request),
      session,
    } as unknown as UncheckedCall<Endpoint>);
  } catch (error) {
    // A refusal may come before any statement has checked the session: a dead session is told that, and nothing else.
    if (error instanceof SessionGone || error instanceof Refusal)
      admit(endpoint, await gate.standing(request));
    throw error;
  }
}

function callOf(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: endpoint.params && incoming(endpoint.params, request.params),
    query: endpoint.query && incoming(endpoint.query, request.query),
    headers: endpoint.headers && incoming(endpoint.headers, request.headers),
    upload: uploadOf(endpoint, request),
    body: bodyOf(endpoint, request.body),
    locale: localeOf(request.headers["accept-language"]),
    ip: request.ip,
  };
}

/** The bytes as they came; what they are is for them to say. `imageRequired` for none, 415 for any other media type. */
function uploadOf({ upload }: Endpoint, { body, headers }: FastifyRequest): Buffer | undefined {
  const isFile = Buffer.isBuffer(body);
  if (!upload) {
    if (isFile) throw new Refusal("dataInvalid", { status: 415 });
    return undefined;
  }
  if (body === undefined || body === null) throw new Refusal("imageRequired");
  if (!isFile || !upload.types.includes(headers["content-type"] ?? ""))
    throw new Refusal("dataInvalid", { status: 415 });
  if (body.length === 0) throw new Refusal("imageRequired");
  return body;
}

function bodyOf(endpoint: Endpoint, raw: unknown): unknown {
  if (!endpoint.body) return undefined;
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new Refusal("dataInvalid");
  const named = withAliases(endpoint.aliases ?? {}, raw as Record<string, unknown>);
  return incoming(endpoint.bodyFor?.(named) ?? endpoint.body, named);
}

function withAliases(
  aliases: Readonly<Record<string, Alias>>,
  raw: Record<string, unknown>,
): Record<string, unknown> {
  const named = { ...raw };
  for (const [alias, { of: name, normalise }] of Object.entries(aliases)) {
    if (named[alias] === undefined) continue;
    if (named[name] !== undefined && !isSameEntry([named[name], named[alias]], normalise)) {
      throw refuseField(name, "dataInvalid");
    }
    named[name] = named[alias];
  }
  return named;
}

function isSameEntry([one, other]: readonly [unknown, unknown], normalise: Alias["normalise"]): boolean {
  if (typeof one !== "string" || typeof other !== "string") return one === other;
  return normalise(one) === normalise(other);
}

function incoming(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw refuseFaults(faultsOf(parsed.error));
  return parsed.data;
}

/** A stream has no head of its own: whoever asked for one would leave it running. */
function methodsOf({ method, events }: Endpoint): string[] {
  return method === "GET" && !events ? ["GET", "HEAD"] : [method];
}

function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const allowed = Map.groupBy(routes, ({ endpoint }) => fastifyPath(endpoint));
  for (const [url, same] of allowed) {
    const methods = same.flatMap(({ endpoint }) => methodsOf(endpoint));
    app.route({
      method: everyMethod.filter((method) => !methods.includes(String(method))),
      url,
      handler: (request, reply) =>
        sendFailure(
          request,
          reply.header("allow", methods.join(", ")),
          new Refusal("dataNotFound", { status: 405 }),
        ),
    });
  }
}
