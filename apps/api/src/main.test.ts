import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@tomoru/contract/auth";
import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import { openEvents } from "@tomoru/contract/live";
import { decideOffer, listOffers, type Offer } from "@tomoru/contract/offers";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoCreator } from "./features/demo/demo-creator.data.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { environmentOf, onServer } from "./testing/test-database.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tomoru-main-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Sent = { params?: Record<string, string>; body?: unknown; token?: string; query?: string };

async function send<Result>(
  url: string,
  endpoint: Endpoint,
  { params, body, token, query = "" }: Sent,
): Promise<Result> {
  const response = await fetch(`${url}/api${pathOf(endpoint, params)}${query}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { result } = (await response.json()) as { result: Result };
  return result;
}

async function signIn(url: string): Promise<string> {
  const { email: username, password } = demoCreator;
  const tokens = await send<{ accessToken: string }>(url, login, { body: { username, password } });
  return tokens.accessToken;
}

test("what a killed process had answered is there after the next start", { timeout: 120_000 }, async () => {
  const killed = await startServerProcess({ DATA_DIR: dataDir });
  const token = await signIn(killed.url);
  const query = "?status=pending";
  const { docs } = await send<{ docs: Offer[] }>(killed.url, listOffers, { token, query });
  const decided: string[] = [];
  for (const { offerId: id } of docs) {
    const offer = await send<Offer>(killed.url, decideOffer, {
      params: { id },
      body: { status: "approval" },
      token,
    });
    if (offer.isApproval) decided.push(offer.offerId);
  }
  expect(await killed.end("SIGKILL")).toBeNull();
  expect(decided.length).toBeGreaterThan(0);

  const next = await startServerProcess({ DATA_DIR: dataDir });
  const approved = await send<{ docs: Offer[] }>(next.url, listOffers, {
    token,
    query: "?status=approved&limit=50",
  });
  expect(approved.docs.map(({ offerId }) => offerId)).toEqual(expect.arrayContaining(decided));
  // The lock of the process that died was taken over; this one leaves in order.
  expect(await next.end("SIGTERM")).toBe(0);
});

test("a second process on the same folder gives up after its patience, and the first one goes on", {
  timeout: 120_000,
}, async () => {
  const first = await startServerProcess({ DATA_DIR: dataDir });
  const second = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  await expect(second).rejects.toThrow(
    /^exit 1: The database in .+ is in use by process \d+ on .+, which did not leave within 15 seconds\..+\n.+waiting for its end/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.end("SIGTERM")).toBe(0);
});

test("a process that is told to stop waits for no open page, no half request and no password that it compares", {
  timeout: 120_000,
}, async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const headers = { authorization: `Bearer ${await signIn(server.url)}` };
  const stream = await fetch(`${server.url}/api${openEvents.path}`, { headers });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const half = await halfRequest(server.url);
  const body = { username: "nobody@example.jp", password: "Wrong-Guess-1" };
  const attempts = Array.from({ length: 40 }, () => send(server.url, login, { body }).catch(() => undefined));
  await Promise.race(attempts);
  // Out of time it would leave with 1.
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await stream.text()).toMatch(/^event: offers\n/);
  await Promise.all(attempts);
  half.destroy();
});

test("a Ctrl+C that npm passes on once more still stops in order, and the last line says so", async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const ended = server.end("SIGINT");
  // Another signal than the first: two of a kind at once arrive as one.
  const again = server.end("SIGTERM");
  expect([await ended, await again]).toEqual([0, 0]);
  expect(server.log().trimEnd()).toMatch(/\nTomoru has stopped\.$/);
});

/** A sign-in whose body does not come. */
async function halfRequest(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const head = `POST /api${login.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99`;
  await new Promise((written) => socket.write(`${head}\r\n\r\n{`, written));
  return socket;
}

test("a wrong variable ends the start with one line that names it", async () => {
  await expect(startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: "many" })).rejects.toThrow(
    /^exit 1: TRUST_PROXY is not usable: it should be how many proxies to believe, 0 to 10\.$/,
  );
});

const template = inject("template");

test.runIf(template.kind === "server")(
  "two copies that start at once on an empty database both come up",
  async () => {
    if (template.kind !== "server") return;
    const name = `tomoru_pair_${process.pid}`;
    await onServer(template.url, `create database ${name}`);
    try {
      const env = { ...environmentOf(template, name), DATA_DIR: dataDir, DEMO: "on" };
      const copies = await Promise.all([startServerProcess(env), startServerProcess(env)]);
      const tokens = await Promise.all(copies.map(({ url }) => signIn(url)));
      // A session of one copy is one of the other.
      const [first = ""] = tokens;
      const pages = await Promise.all(
        copies.map(({ url }) => send<{ docs: Offer[] }>(url, listOffers, { token: first })),
      );
      expect(pages.map(({ docs }) => docs.length)).toEqual([5, 5]);
      expect(await Promise.all(copies.map((copy) => copy.end("SIGTERM")))).toEqual([0, 0]);
    } finally {
      await onServer(template.url, `drop database ${name} with (force)`);
    }
  },
  120_000,
);
