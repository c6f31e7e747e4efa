import { codeOf } from "@tomoru/contract/codes";
import type { Failure } from "@tomoru/contract/envelope";
import type { Locale } from "@tomoru/contract/fields";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../db/database-away.ts";
import { Refusal } from "../refusal.ts";
import { SessionGone } from "../unchecked-session.ts";
import { localeOf } from "./locale.ts";
import { faultMessage, messageOf, rowsLeftMessage } from "./messages.ts";

/** Seconds after which a client may try again while the database is away. */
const retryWhenAway = 2;

/** Any thrown value as the refusal that the caller sees. What is not expected becomes `unexpected` without internals. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // It ended a moment ago, or lives again by now: the client renews it and asks once more.
  if (error instanceof SessionGone) return new Refusal("tokenInvalid");
  if (isDatabaseAway(error)) return new Refusal("unexpected", { status: 503, retryAfter: retryWhenAway });
  const fastify = error as Partial<FastifyError>;
  if (fastify.statusCode === 415) return new Refusal("dataInvalid", { status: 415 });
  if (fastify.statusCode && fastify.statusCode < 500) return new Refusal("dataInvalid");
  return new Refusal("unexpected");
}

/** Writes the failure envelope (docs/product/api.md). */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = localeOf(request.headers["accept-language"]);
  request.refusalCode = refusal.code;
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  return reply
    .status(refusal.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(failureBody({ refusal, locale, requestId: request.id }));
}

/** The failure envelope as text. */
export function failureBody({
  refusal,
  locale,
  requestId,
}: {
  refusal: Refusal;
  locale: Locale;
  requestId: string;
}): string {
  const errors = refusal.faults.map((fault) => ({
    field: fault.field,
    subStatusCode: codeOf(fault.refusal),
    message:
      refusal.rowsLeft === undefined
        ? faultMessage(fault, locale)
        : rowsLeftMessage(refusal.rowsLeft, locale),
  }));
  const body: Failure = {
    success: false,
    subStatusCode: refusal.code,
    message: messageOf(refusal.failure, locale),
    ...(errors.length > 0 ? { errors } : {}),
    requestId,
  };
  return JSON.stringify(body);
}
