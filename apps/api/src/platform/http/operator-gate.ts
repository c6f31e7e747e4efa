import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

/** The token after `Bearer `, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** 404 `dataNotFound` while no operator token is set, 403 `noAccess` for a wrong or missing one. Compared in constant time. */
export function operatorGate(operatorToken: string | undefined): (request: FastifyRequest) => void {
  return (request) => {
    if (operatorToken === undefined) throw new Refusal("dataNotFound");
    if (!equal(bearerOf(request) ?? "", operatorToken)) throw new Refusal("noAccess");
  };
}

function equal(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
