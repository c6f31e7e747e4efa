import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { login } from "@tomoru/contract/influencer/accounts";
import { limits } from "@tomoru/contract/limits";
import { sendOffers } from "@tomoru/contract/operator/operator";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnApp, type TestApp } from "../test-app.ts";
import { propertyOf } from "./fuzz-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await startOwnApp();
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** All that comes back on a connection that says these bytes and no more. */
async function answerTo(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  // A server that has answered may close before it has been told everything.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  for (const part of parts) socket.write(part);
  socket.end();
  return (await buffer(socket)).toString("latin1");
}

function statusesOf(answer: string): number[] {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}

function putLogin(
  body: string | Uint8Array,
  headers = "Content-Type: application/json\r\n",
): Promise<string> {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return answerTo(`PUT /api${login.path} HTTP/1.1\r\nHost: localhost\r\n${headers}${length}\r\n`, body);
}

const wellFormed = Buffer.from(
  `PUT /api${login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 45\r\n\r\n` +
    '{"username":"a@example.jp","password":"abc!"}',
);

/** A request with one place of it replaced by other bytes: too many, too few, or none that belong there. */
const mangled = fc
  .record({
    from: fc.nat({ max: wellFormed.length }),
    cut: fc.nat({ max: 40 }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom(...hostileTexts).map((text) => new TextEncoder().encode(text.slice(0, 400))),
      fc
        .constantFrom("\r\n\r\n", "Transfer-Encoding: chunked\r\n", "Content-Length: -1\r\n", "\0")
        .map(Buffer.from),
    ),
  })
  .map(({ from, cut, bytes }) =>
    Buffer.concat([wellFormed.subarray(0, from), bytes, wellFormed.subarray(from + cut)]),
  );

test("bytes that are nearly a request are refused or read as another one, and the next caller notices nothing", async () => {
  let refused = 0;
  const property = fc.asyncProperty(mangled, async (bytes) => {
    const statuses = statusesOf(await answerTo(bytes));
    expect(statuses.filter((status) => status >= 500 || status < 400)).toEqual([]);
    refused += statuses.length;
  });
  const runs = propertyOf("hostile");
  await fc.assert(property, runs);
  expect(refused).toBeGreaterThan(runs.numRuns / 2);
  expect(statusesOf(await answerTo("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"))).toEqual([200]);
});

test.each([
  ["plain text", "text/plain"],
  ["a form", "application/x-www-form-urlencoded"],
  ["a form with files", "multipart/form-data; boundary=x"],
  ["XML", "application/xml"],
  ["nothing that has a name", ""],
])("a body that says it is %s is 415", async (_case, type) => {
  const answer = await putLogin('{"username":"a@example.jp"}', type ? `Content-Type: ${type}\r\n` : "");
  expect(statusesOf(answer)).toEqual([415]);
});

test("a body that unpacks to more than it says is not unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, " "));
  const head = "Content-Type: application/json\r\nContent-Encoding: gzip\r\n";
  expect(statusesOf(await putLogin(bomb.subarray(0, 4000), head))).toEqual([415]);
});

test.each([
  ["by its length", (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`],
  [
    "in chunks",
    (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ],
])("an operator's body over 2 MiB, sent %s, is refused and leaves nothing", async (_case, framed) => {
  const body = `{"offers":[],"x":"${"a".repeat(limits.operatorBodyBytes)}"}`;
  const head = [
    `POST /api${sendOffers.path} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    `Authorization: Bearer ${api.deps.config.operatorToken}`,
  ].join("\r\n");
  expect(statusesOf(await answerTo(`${head}\r\n${framed(body)}`))).toEqual([400]);
});
