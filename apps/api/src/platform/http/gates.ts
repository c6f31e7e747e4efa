import type { Actor } from "@tomoru/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Claim } from "../claim.ts";
import type { Caller } from "./route.ts";

/** Of one side. They decide from the request's headers alone who calls, and throw the coded refusal. */
export type ActorGates<A extends Actor> = {
  caller(request: FastifyRequest): Promise<Caller<A>>;
  /** Of a call whose own statement looks whether its session lives. */
  claim(request: FastifyRequest): Promise<Claim<A>>;
  /** Looks again, and does not count as a call: for a stream that is open, and for why a claim was none. */
  standing(request: FastifyRequest): Promise<Caller<A>>;
};

export type Gates = { readonly [A in Actor]: ActorGates<A> } & {
  operator(request: FastifyRequest): void;
};
