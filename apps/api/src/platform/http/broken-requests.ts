import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { defaultLocale } from "@tomoru/contract/fields";
import type { ConnectionError, FastifyBaseLogger, FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";
import { failureBody } from "./failures.ts";

// Imported, the module would bring Node's own fetch with it, a twentieth of a start.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** By Node's name for what is wrong; anything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Broken = { readonly headers: Readonly<Record<string, string>>; readonly log: FastifyBaseLogger };

/**
 * What never becomes a request, because it is no HTTP, has too long headers or came too slowly, is answered here: with
 * the envelope and the headers of any other answer, and the end of the connection.
 */
export function refuseBroken({ headers, log }: Broken): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = new Refusal("dataInvalid", { status: statuses[error.code] ?? 400 });
    const requestId = randomUUID();
    log.info({ reqId: requestId, status: refusal.status, reason: error.code }, "no request, and refused");
    const body = failureBody({ refusal, locale: defaultLocale, requestId });
    const lines = Object.entries({
      ...headers,
      "x-request-id": requestId,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}`);
    const start = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
    socket.end(`${[start, ...lines].join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** Requests that HTTP allows and we do not read: without the Host that 1.1 asks for, or with a body that is compressed. */
export function refuseUnread(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion !== "1.0") throw new Refusal("dataInvalid");
    const encoding = headers["content-encoding"] ?? "identity";
    // Nothing here unpacks a body, so that none can be larger than it says.
    if (encoding.toLowerCase() !== "identity") throw new Refusal("dataInvalid", { status: 415 });
    done();
  });
}
