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

export type Gates = { readonly [A in Actor]: ActorGates<A> } & {
  operator(request: FastifyRequest): void;
};

/** Refuses calls that only the owner may make, and calls that stop while the plan is unpaid. `noAccess` at `role` or `payment`. */
export function admit({ role, whileUnpaid }: Endpoint, caller: Admitted): void {
  if (role === "owner" && caller.role !== "owner") throw refuseAccess("role");
  if (caller.isUnpaid && !whileUnpaid) throw refuseAccess("payment");
}

/** Somebody without a token; a token is looked at as on any other call, and a wrong one refused. */
function visitorsAccess({ headers }: FastifyRequest): "anybody" | "company" {
  return headers.authorization === undefined ? "anybody" : "company";
}

/** Who calls, where the endpoint asks; undefined for anybody and for the operator. */
export async function passGate(
  endpoint: Endpoint,
  request: FastifyRequest,
  gates: Gates,
): Promise<Caller | undefined> {
  const { access } = endpoint;
  if (access === "anybody") return undefined;
  if (access === "operator") {
    gates.operator(request);
    return undefined;
  }
  if (access === "visitor") return passGate({ ...endpoint, access: visitorsAccess(request) }, request, gates);
  const caller = await gates[access].caller(request);
  admit(endpoint, caller);
  return caller;
}
