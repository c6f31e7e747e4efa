import type { Actor, Endpoint } from "@tomoru/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { refuseAccess } from "../refusal.ts";
import type { UncheckedSession } from "../unchecked-session.ts";
import type { Admitted } from "./route.ts";

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
