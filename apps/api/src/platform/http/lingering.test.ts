import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testConfig } from "../../testing/test-config.ts";
import { createServer } from "./server.ts";

/** As long as the real ones for whoever is slow, and hardly any patience at the stop. */
const times = {
  headersMs: 5000,
  requestMs: 15_000,
  fileMs: 60_000,
  keepAliveMs: 72_000,
  lookMs: 50,
  unfinishedMs: 100,
};
const head = "Host: tomoru.test\r\nContent-Type: application/json\r\n";

let app: FastifyInstance;
/** Resolves with the answer that the handler has to give. */
let asked: PromiseWithResolvers<() => void>;
beforeEach(() => {
  asked = Promise.withResolvers();
});
afterEach(() => app.close());

async function listen(answersMs: number): Promise<void> {
  const log = pino({ level: "silent" });
  app = createServer({ config: testConfig(), log, times: { ...times, answersMs } });
  app.post("/api/echo", async ({ body }) => ({ body }));
  app.get("/api/slow", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    asked.resolve(resolve);
    await promise;
    return { done: true };
  });
  app.get("/api/long", async () => "a".repeat(50_000_000));
  await app.listen({ port: 0, host: "127.0.0.1" });
}

/** A connection on which this was said, once the server has read it. */
async function saying(words: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  const accepted = once(app.server, "connection");
  await once(socket, "connect");
  await accepted;
  socket.write(words);
  return socket;
}

test("a server that stops ends what never becomes a request, and answers what has become one", async () => {
  await listen(60_000);
  const whole = await saying(`GET /api/slow HTTP/1.1\r\n${head}\r\n`);
  const answer = await asked.promise;
  const lingering = await Promise.all([
    saying(""),
    saying(`GET /api/slow HTTP/1.1\r\n${head}`),
    saying(`POST /api/echo HTTP/1.1\r\n${head}Content-Length: 20\r\n\r\n{`),
    saying(`POST /api/echo HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n{}POST /api/echo HTTP/1.1\r\n`),
  ]);
  const ends = lingering.map((socket) => text(socket).catch(() => ""));
  const closed = app.close();
  await Promise.all(ends);
  answer();
  expect(await text(whole)).toMatch(/^HTTP\/1.1 200 .*"done":true/s);
  await closed;
});

test("a client that does not read its answer holds up no stop", async () => {
  await listen(200);
  const socket = await saying(`GET /api/long HTTP/1.1\r\n${head}\r\n`);
  await once(socket, "readable");
  await app.close();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});
