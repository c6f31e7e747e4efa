import type { Endpoint } from "@tomoru/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Gates, passGate } from "./gates.ts";
import { type Caller, personKey } from "./route.ts";
import type { UploadSlots } from "./upload-slots.ts";

type Guarding = { readonly gates: Gates; readonly slots: UploadSlots };

/** A file is read only of whoever may send one, and only while few others are. */
export function beforeUpload(endpoint: Endpoint, { gates, slots }: Guarding) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    let isOver = false;
    const end = () => {
      isOver = true;
      slots.free(request);
    };
    reply.raw.once("finish", end).once("close", end);
    const caller = await passGate(endpoint, request, gates);
    admitted.set(request, caller);
    if (!isOver) await slots.take(request, caller ? personKey(caller) : request.ip);
  };
}

/** Whom a gate has let in before the body was read. */
const admitted = new WeakMap<FastifyRequest, Caller | undefined>();

/** Who calls: whom the gate has let in already, or lets in now. */
export async function callerOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  gates: Gates,
): Promise<Caller | undefined> {
  return admitted.has(request) ? admitted.get(request) : passGate(endpoint, request, gates);
}
