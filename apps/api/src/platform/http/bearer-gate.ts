import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

/** The token after `Bearer `, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** For a token of the configuration: 404 `dataNotFound` while there is none, 403 `noAccess` for a wrong or missing one. Compared in constant time. */
export function bearerGate(token: string | undefined): (request: FastifyRequest) => void {
  return (request) => {
    if (token === undefined) throw new Refusal("dataNotFound");
    if (!equal(bearerOf(request) ?? "", token)) throw new Refusal("noAccess");
  };
}

function equal(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
