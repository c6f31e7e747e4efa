import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "@tomoru/contract/fields";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfig } from "../../testing/test-app.ts";
import { createServer } from "./server.ts";
import { serveSite } from "./site.ts";

const pages = { home: "/", offers: "/offers", offer: "/offer/:id?" };
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tomoru-site-"));
  mkdirSync(join(folder, "documents"));
  write("index", "no page");
  writeFileSync(join(folder, "documents/pages.json"), JSON.stringify(pages));
  for (const page of Object.keys(pages)) {
    for (const locale of locales) {
      for (const kind of ["", ".empty"])
        write(`documents/${page}.${locale}${kind}`, `${page} ${locale}${kind}`);
    }
  }
  app = createServer({ config: testConfig(), log: pino({ level: "silent" }) });
  await serveSite(app, { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** As the build of the site writes it. */
function write(name: string, text: string): void {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, text);
  for (const ending of ["br", "gz"]) writeFileSync(`${file}.${ending}`, gzipSync(text));
}

async function shown(url: string) {
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: { cookie: "discount=50%; locale=en" },
  });
  expect(headers["x-request-id"]).toMatch(/-/);
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  return `${statusCode} ${headers["content-type"]} ${body}`;
}

const page = "text/html; charset=utf-8";

test.each(["/offer", "/offer/", "/offer/anything", "/offer/%", "/offer/%zz", "/offer/%E3%8", "/offer/a%ff/"])(
  "%s is the offer's page, which says that there is none",
  async (url) => {
    expect(await shown(url)).toBe(`200 ${page} offer en`);
    expect(await shown(`${url}?from=%`)).toBe(`200 ${page} offer en.empty`);
  },
);

test.each([
  "/%",
  "/nowhere/%zz",
  "/offers%E3",
  "/offer/a/%",
  "/index.html",
  "/documents/offer.ja.html",
  "/a.HTM",
])("%s is no page, and shown as one that is not found", async (url) => {
  expect(await shown(url)).toBe(`404 ${page} no page`);
});

test.each([
  ["/api/%zz", 400],
  ["/api?a=%", 404],
  ["/api/nowhere", 404],
  ["/missing.js", 404],
])("%s is answered for programs", async (url, status) => {
  expect(await shown(url)).toMatch(new RegExp(`^${status} application/json`));
});
