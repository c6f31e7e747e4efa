import type { ClientRequest, IncomingMessage } from "node:http";
import { PlatformFault } from "./platform-fault.ts";

export type PlatformRequest = {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where an answer may be longer than others. */
  readonly mostBytes?: number;
};
export type PlatformAnswer = { readonly status: number; readonly text: string };
export type PlatformHttp = (request: PlatformRequest) => Promise<PlatformAnswer>;

/** A platform that hangs or never ends is cut off. */
export const platformLimits = { connectMs: 3000, totalMs: 10_000, bytes: 256 * 1024 };
export type PlatformLimits = typeof platformLimits;

/** One request, never repeated, no redirect followed, within the limits. Throws PlatformFault `silent`. */
export function platformHttp(limits: PlatformLimits = platformLimits): PlatformHttp {
  return async (request) => {
    try {
      const incoming = await open(request, limits);
      return {
        status: incoming.statusCode ?? 0,
        text: await read(incoming, Math.max(request.mostBytes ?? 0, limits.bytes)),
      };
    } catch (error) {
      if (error instanceof PlatformFault) throw error;
      throw new PlatformFault("silent", reasonOf(error));
    }
  };
}

async function open(request: PlatformRequest, limits: PlatformLimits): Promise<IncomingMessage> {
  const { method, url, headers, body } = request;
  const isSecure = url.startsWith("https:");
  // Imported with the first call: as a module node:http brings Node's own fetch with it, a twentieth of a start.
  const { request: ask } = isSecure ? await import("node:https") : await import("node:http");
  return new Promise((resolve, reject) => {
    const outgoing = ask(url, {
      method,
      headers: { accept: "application/json", ...headers },
      // A connection of its own: a kept one that the other side just closed would fail a call that is never repeated.
      agent: false,
      signal: AbortSignal.timeout(limits.totalMs),
    });
    outgoing.on("response", resolve).on("error", reject);
    limitConnecting(outgoing, { event: isSecure ? "secureConnect" : "connect", ms: limits.connectMs });
    outgoing.end(body);
  });
}

function limitConnecting(outgoing: ClientRequest, { event, ms }: { event: string; ms: number }): void {
  const timer = setTimeout(() => outgoing.destroy(new PlatformFault("silent", "no connection in time")), ms);
  const clear = () => clearTimeout(timer);
  outgoing.on("socket", (socket) => socket.once(event, clear)).once("close", clear);
}

async function read(incoming: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (bytes > most) throw new PlatformFault("silent", "the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === "AbortError" || name === "TimeoutError") return "no answer in time";
  return typeof code === "string" ? code : "the connection failed";
}
