import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuiltFiles } from "./built-files.ts";

const folder = mkdtempSync(join(tmpdir(), "tomoru-built-"));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, "assets/deep"), { recursive: true });
  writeFileSync(join(folder, "top.js"), "top");
  writeFileSync(join(folder, "index.html"), "a document");
  writeFileSync(join(folder, "index.html.br"), "a smaller one");
  writeFileSync(join(folder, "assets/a-1.js"), "as it is");
  writeFileSync(join(folder, "assets/a-1.js.br"), "smaller");
  writeFileSync(join(folder, "assets/deep/b-2.css"), "deep");
  await serveBuiltFiles(app, { root: folder });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send("the page's turn"));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/top.js", "top", "no-cache"],
  ["/assets/a-1.js", "as it is", "public, max-age=31536000, immutable"],
  ["/assets/deep/b-2.css", "deep", "public, max-age=31536000, immutable"],
])("%s is sent as it lies in the folder", async (url, body, age) => {
  const answer = await app.inject({ url });
  expect(answer).toMatchObject({ statusCode: 200, body });
  expect(answer.headers).toMatchObject({ "cache-control": age, vary: "accept-encoding" });
});

test("who takes Brotli is sent the smaller file under the type of the plain one", async () => {
  const headers = { "accept-encoding": "gzip, br" };
  const answer = await app.inject({ url: "/assets/a-1.js", headers });
  expect(answer.body).toBe("smaller");
  expect(answer.headers).toMatchObject({ "content-encoding": "br" });
  expect(answer.headers["content-type"]).toMatch(/^application\/javascript/);
});

test("a head has the length and no body, a range its part alone", async () => {
  const head = await app.inject({ method: "HEAD", url: "/assets/a-1.js" });
  expect(head).toMatchObject({ statusCode: 200, body: "" });
  expect(head.headers["content-length"]).toBe("8");
  const part = await app.inject({ url: "/assets/a-1.js", headers: { range: "bytes=0-1" } });
  expect(part).toMatchObject({ statusCode: 206, body: "as" });
});

test("what is not in the folder is not found there, however it is written", async () => {
  writeFileSync(join(folder, "assets/late.js"), "came after the start");
  const others = [
    "/index.html",
    "/index.html.br",
    "/assets",
    "/assets/",
    "/assets/none.js",
    "/assets/deep",
    "/assets/deep/",
    "/assets/late.js",
    "/assets/..%2ftop.js",
    "/assets//a-1.js",
    "/ASSETS/a-1.js",
    `/assets/${"a".repeat(2000)}.js`,
  ];
  for (const url of others) {
    const answer = await app.inject({ url });
    expect(`${url} ${answer.statusCode} ${answer.body}`).toBe(`${url} 404 the page's turn`);
  }
});
