import type { Endpoint } from "@tomoru/contract/endpoint";
import { openEvents } from "@tomoru/contract/influencer/live";
import type { FastifyInstance } from "fastify";

/** A stream of live updates as a client reads it, over a real connection. */
export type OpenEvents = {
  readonly response: Response;
  /** Resolves to the next block (an event, a ping, a hint), null once the server has ended the stream. */
  next(): Promise<string | null>;
  /** The same without pings. */
  nextEvent(): Promise<string | null>;
  close(): Promise<void>;
};

/** Opens a stream at a copy of the server, which listens on loopback from then on. */
export async function openStream(
  copy: FastifyInstance,
  token: string,
  endpoint: Endpoint = openEvents,
): Promise<OpenEvents> {
  const origin = await originOf(copy);
  const response = await fetch(`${origin}/api${endpoint.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<string | null> => {
    const [block, ...rest] = text.split("\n\n");
    if (rest.length > 0) {
      text = rest.join("\n\n");
      return block ?? "";
    }
    const part = await reader?.read();
    if (!part || part.done) return null;
    text += part.value;
    return next();
  };
  const nextEvent = async (): Promise<string | null> => {
    const block = await next();
    return block?.startsWith(":") ? nextEvent() : block;
  };
  return { response, next, nextEvent, close: async () => reader?.cancel() };
}

/** Where a copy listens; it does from the first call on. */
export async function originOf(copy: FastifyInstance): Promise<string> {
  if (!copy.server.listening) await copy.listen({ port: 0, host: "127.0.0.1" });
  const address = copy.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port on loopback");
  return `http://127.0.0.1:${address.port}`;
}
