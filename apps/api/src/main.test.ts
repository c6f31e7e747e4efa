import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { login } from "@tomoru/contract/influencer/accounts";
import { openEvents } from "@tomoru/contract/influencer/live";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { decideOffer, listOffers, type Offer } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendTo, signInTo } from "./testing/process-calls.ts";
import { startServerProcess } from "./testing/server-process.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tomoru-main-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("what a killed process had answered is there after the next start", { timeout: 120_000 }, async () => {
  const killed = await startServerProcess({ DATA_DIR: dataDir });
  const token = await signInTo(killed.url);
  const query = "?status=pending";
  const { docs } = await sendTo<{ docs: Offer[] }>(killed.url, listOffers, { token, query });
  const decided: string[] = [];
  for (const { offerId: id } of docs) {
    const offer = await sendTo<Offer>(killed.url, decideOffer, {
      params: { id },
      body: { status: "approval" },
      token,
    });
    if (offer.isApproval) decided.push(offer.offerId);
  }
  expect(await killed.end("SIGKILL")).toBeNull();
  expect(decided.length).toBeGreaterThan(0);

  const next = await startServerProcess({ DATA_DIR: dataDir });
  const approved = await sendTo<{ docs: Offer[] }>(next.url, listOffers, {
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
  const headers = { authorization: `Bearer ${await signInTo(server.url)}` };
  const stream = await fetch(`${server.url}/api${openEvents.path}`, { headers });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const half = await halfRequest(server.url);
  const body = { username: "nobody@example.jp", password: "Wrong-Guess-1" };
  const attempts = Array.from({ length: 40 }, () =>
    sendTo(server.url, login, { body }).catch(() => undefined),
  );
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

test("what it does for itself when it is told to stop still reaches the sandbox behind its own door", {
  timeout: 60_000,
}, async () => {
  // It says that it is ready, and goes on with the demo's card and deals.
  const server = await startServerProcess({ DATA_DIR: join(dataDir, "paying"), DEMO: "on" });
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.log()).not.toMatch(/no card|asked again|will run again/);
});

test("the list of the deleted needs the database alone, and makes no secret that it could not use", {
  timeout: 120_000,
}, async () => {
  const folder = join(dataDir, "leaving");
  const server = await startServerProcess({ DATA_DIR: folder, DEMO: "on" });
  await sendTo(server.url, closeAccount, { token: await signInTo(server.url) });
  expect(await server.end("SIGTERM")).toBe(0);
  const secrets = ["app-secret", "encryption-keys", "operator-token"].map((name) => join(folder, name));
  for (const secret of secrets) await rm(secret);

  const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder };
  const file = join(dataDir, "erased");
  const main = join(import.meta.dirname, "main.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [main, "erasures", file], { env });
  expect(stdout).toBe(`1 deleted accounts and 0 companies are listed in ${file}.\n`);
  expect(await readFile(file, "utf8")).toMatch(/^[0-9a-f-]{36}\n$/);
  expect(secrets.filter((secret) => existsSync(secret))).toEqual([]);
});

test("a worker says that it is one, and leaves in order", async () => {
  const worker = await startServerProcess({ DATA_DIR: dataDir }, "worker");
  expect(worker.log()).toContain("this copy works the jobs");
  await expect(fetch(worker.url)).rejects.toThrow();
  expect(await worker.end("SIGTERM")).toBe(0);
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
