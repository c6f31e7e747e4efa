import type { FastifyReply, FastifyRequest } from "fastify";
import { isLoopbackAddress, isLoopbackHost } from "../platform/loopback.ts";

/** What proxies and tunnels say of whom they speak for. */
const forwarding = /^(x-forwarded\b.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * An onRequest hook for `/dev/*`, where mails can be read: for whoever sits at this machine. To anybody else it is not there,
 * and not to a page either that gave its own name this machine's address (DNS rebinding), or to who comes by a tunnel.
 */
export function onlyAtThisMachine(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isAtThisMachine(request)) done();
  else reply.callNotFound();
}

/** The peer is the socket's own: what TRUST_PROXY makes of the headers does not count here. */
function isAtThisMachine({ socket, headers }: FastifyRequest): boolean {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  if (!isLoopbackAddress(socket.remoteAddress ?? "") || !isLoopbackHost(host)) return false;
  return !Object.keys(headers).some((name) => forwarding.test(name));
}
