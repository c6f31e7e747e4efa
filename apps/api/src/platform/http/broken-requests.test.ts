import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { testConfig } from "../../testing/test-config.ts";
import { createServer } from "./server.ts";

/** Milliseconds, instead of the seconds of the real thing: how long is for the configuration, that it ends is for here. */
const times = {
  headersMs: 2000,
  requestMs: 2000,
  fileMs: 4000,
  keepAliveMs: 5000,
  lookMs: 50,
  unfinishedMs: 5000,
  answersMs: 20_000,
};
const host = "Host: tomoru.test\r\n";
const json = "Content-Type: application/json\r\n";

let app: FastifyInstance;
/** Resolves once the server stops, which it does when it is told to finish. */
const stopping = Promise.withResolvers<{ url: string; finish: () => void }>();
beforeAll(async () => {
  app = createServer({ config: testConfig({ production: true }), log: pino({ level: "silent" }), times });
  app.get("/api/here", async () => ({ success: true }));
  app.post("/api/echo", async ({ body }) => ({ body }));
  app.addHook("preClose", async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    stopping.resolve({ url: app.listeningOrigin, finish });
    await promise;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
/** What comes back on a connection of its own until the server ends it. */
async function answerTo(request: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
}

test.each([
  ["what is no HTTP", "hello\r\n\r\n", 400],
  ["a method that nobody knows", `BREW /api/here HTTP/1.1\r\n${host}\r\n`, 400],
  ["HTTP/1.1 without a host", "GET /api/here HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an address that does not decode", `GET /api/%ff HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  [
    "two lengths, as smugglers send them",
    `POST /api/echo HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    "a chunk without a size",
    `POST /api/echo HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  [
    "headers of more than 16 KiB",
    `GET /api/here HTTP/1.1\r\n${host}X: ${"a".repeat(16 * 1024)}\r\n\r\n`,
    431,
  ],
  [
    "a body that is compressed",
    `POST /api/echo HTTP/1.1\r\n${host}${json}Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    415,
  ],
  ["headers that never end", `GET /api/here HTTP/1.1\r\n${host}`, 408],
  [
    "a body that never ends",
    `POST /api/echo HTTP/1.1\r\n${host}${json}Content-Length: 100\r\n\r\n{"a":`,
    408,
  ],
])("%s is refused in the envelope and with the headers of every answer", async (_case, request, status) => {
  const { head, body, ...answer } = await answerTo(request);
  expect(answer.status).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ success: false, subStatusCode: 1023 });
  expect(head).toContain(`x-request-id: ${JSON.parse(body).requestId}`);
  for (const header of [
    "content-security-policy: default-src 'self'",
    "x-content-type-options: nosniff",
    "strict-transport-security: max-age=",
    "cache-control: no-store",
    "content-type: application/json; charset=utf-8",
  ]) {
    expect(head).toContain(`\r\n${header}`);
  }
  expect(head).not.toMatch(/\r\n(server|x-powered-by|access-control-[a-z-]+):/);
});

test("a file has longer than any other body, and not for ever", async () => {
  const image = "Content-Type: image/png\r\n";
  const slow = (type: string) =>
    answerTo(`POST /api/echo HTTP/1.1\r\n${host}${type}Content-Length: 100\r\n\r\n{`);
  const ends: string[] = [];
  const [file, text] = await Promise.all([
    slow(image).finally(() => ends.push("file")),
    slow(json).finally(() => ends.push("text")),
  ]);
  expect([file.status, text.status]).toEqual([408, 408]);
  expect(ends).toEqual(["text", "file"]);
});

test("an expectation that nobody knows is ignored, and the answer is ours", async () => {
  const { status, head } = await answerTo(
    `GET /api/here HTTP/1.1\r\n${host}Expect: tea\r\nConnection: close\r\n\r\n`,
  );
  expect(status).toBe(200);
  expect(head).toContain("content-security-policy");
});

test("a request that still comes while the server stops is answered like any other, as the last on its connection", async () => {
  const closed = app.close();
  const { url, finish } = await stopping.promise;
  const answer = await fetch(`${url}/api/here`);
  finish();
  await closed;
  expect(answer.status).toBe(200);
  expect(answer.headers.get("connection")).toBe("close");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
});
