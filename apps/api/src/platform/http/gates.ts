import { type Bearer, termsOf } from "@tomoru/contract/access";
import type { Actor, Endpoint } from "@tomoru/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { refuseAccess } from "../refusal.ts";
import type { UncheckedSession } from "../unchecked-session.ts";
import type { Admitted, Caller } from "./route.ts";

/** The gates of one side: decide who calls from the request's headers alone, and throw the coded refusal. */
export type ActorGates<A extends Actor> = {
  caller(request: FastifyRequest): Promise<Admitted<A>>;
  /** For a call whose own statement checks that its session is alive. */
  unchecked(request: FastifyRequest): Promise<UncheckedSession<A>>;
  /** Looks again, and does not count as a call: for a stream that is open, and for why a session does not live. */
  standing(request: FastifyRequest): Promise<Admitted<A>>;
};

/** Where a token is nobody's session its gate names no caller. */
export type Gates = { readonly [A in Actor]: ActorGates<A> } & {
  readonly [B in Exclude<Bearer, Actor>]: (request: FastifyRequest) => void;
};

/** Refuses calls that only the owner may make, and calls that stop while the plan is unpaid. `noAccess` at `role` or `payment`. */
export function admit({ role, whileUnpaid }: Endpoint, caller: Admitted): void {
  if (role === "owner" && caller.role !== "owner") throw refuseAccess("role");
  if (caller.isUnpaid && !whileUnpaid) throw refuseAccess("payment");
}

/** Who calls, where the endpoint asks for a session, or takes one that came; undefined for anybody else who may call. */
export async function passGate(
  endpoint: Endpoint,
  request: FastifyRequest,
  gates: Gates,
): Promise<Caller | undefined> {
  const { bearer, isTokenOptional } = termsOf(endpoint.access);
  if (bearer === undefined) return undefined;
  if (isTokenOptional && request.headers.authorization === undefined) return undefined;
  const gate = gates[bearer];
  if (typeof gate === "function") {
    gate(request);
    return undefined;
  }
  const caller = await gate.caller(request);
  admit(endpoint, caller);
  return caller;
}
