import { once } from "node:events";
import { createServer, type Server } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startLine } from "./start-line.ts";

let taken: Server;
beforeAll(async () => {
  taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
});
afterAll(() => void taken.close());

async function failureOf(port: number, host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(port, host), "error").catch((reason) => [reason]);
  return error;
}

async function connecting(connectionString: string): Promise<unknown> {
  return new pg.Client({ connectionString }).connect().catch((reason: unknown) => reason);
}

test("a port that is taken is named in one line", async () => {
  const address = taken.address();
  if (typeof address !== "object" || !address) throw new Error("no port on loopback");
  const said = startLine(await failureOf(address.port, "127.0.0.1"));
  expect(said).toMatch(new RegExp(`^PORT is not usable: .*127\\.0\\.0\\.1:${address.port}.*$`));
});

test("an address that is not this machine's is named in one line", async () => {
  expect(startLine(await failureOf(0, "192.0.2.1"))).toMatch(
    /^HOST or PORT is not usable: .*192\.0\.2\.1.*$/,
  );
});

test.each([
  ["postgres:///tomoru?host=/nowhere", "/nowhere/.s.PGSQL.5432"],
  ["postgres://%2Fnowhere/tomoru", "/nowhere/.s.PGSQL.5432"],
  ["postgres://127.0.0.1:1/tomoru", "127.0.0.1:1"],
])("a database that is not at %s is named in one line", async (url, where) => {
  const said = startLine(await connecting(url));
  expect(said).toMatch(/^The database of DATABASE_URL does not answer: .*$/);
  expect(said).toContain(where);
});

const template = inject("template");

test.runIf(template.kind === "server").each([
  ["pathname", "/tomoru_no_database"],
  ["username", "tomoru_nobody"],
] as const)("a server that has not the %s of DATABASE_URL says so in one line", async (part, value) => {
  if (template.kind !== "server") return;
  const url = Object.assign(new URL(template.url), { [part]: value });
  expect(startLine(await connecting(url.href))).toMatch(
    /^The database of DATABASE_URL cannot be opened: .+ does not exist$/,
  );
});

test("a bug has no line, and shows where it is", () => {
  expect(startLine(new TypeError("undefined is not a function"))).toBeUndefined();
});
