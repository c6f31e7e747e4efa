import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "@tomoru/contract/fields";
import { openSite } from "@tomoru/rendering/server/built-site.ts";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testConfig } from "../../testing/test-config.ts";
import { systemClock } from "../clock.ts";
import { createServer } from "./server.ts";
import { serveSites } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "tomoru-sites-"));
let app: FastifyInstance;
beforeAll(async () => {
  const paths = { home: "/", offers: "/offers", offer: "/offer/:id?" };
  const sites = [
    openSite(buildSite("creators", { basePath: "/", paths })),
    openSite(
      buildSite("companies", {
        basePath: "/company/",
        paths: { deals: "/", front: "/", deal: "/deals/:id" },
      }),
    ),
  ];
  app = createServer({ config: testConfig(), log: pino({ level: "silent" }) });
  app.get("/api/own/:id", (request) => `answer to ${JSON.stringify(request.params)}`);
  await serveSites(app, { sites, clock: systemClock });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** As the build of a site writes it, but for the rendering itself. */
function buildSite(name: string, { basePath, paths }: { basePath: string; paths: Record<string, string> }) {
  const site = join(folder, name);
  const documents = join(site, "dist-server/documents");
  mkdirSync(documents, { recursive: true });
  mkdirSync(join(site, "dist/assets"), { recursive: true });
  const write = (document: string, text: string) => {
    const file = join(documents, `${document}.html`);
    writeFileSync(file, text);
    for (const ending of ["br", "gz"]) writeFileSync(`${file}.${ending}`, gzipSync(text));
  };
  write("unknown", `no page of the ${name}`);
  // A build may leave its own entry among the files: a document is at no address but its page's.
  writeFileSync(join(site, "dist/index.html"), "<!doctype html>");
  const pages = Object.entries(paths).map(([page, path]) => ({
    name: page,
    path,
    access: page === "front" ? "signedOut" : "signedIn",
    isUnlisted: page === "front",
    isAnswered: path.includes(":"),
    readsQuery: false,
  }));
  for (const page of pages) {
    for (const locale of locales) {
      for (const kind of ["rendered", "empty", "template"])
        write(`${page.name}.${locale}.${kind}`, `${page.name} ${locale} ${kind}`);
    }
  }
  const cookies = { accessToken: `${name}Access`, refreshToken: `${name}Refresh` };
  writeFileSync(join(site, "dist-server/site.json"), JSON.stringify({ basePath, cookies, pages }));
  const rendering = `
    export const readsOf = ({ params: { id } }) =>
      id ? [{ url: "/api/own/" + encodeURIComponent(id), isOptional: false }] : [];
    export const renderPage = async ({ template, path, answers }) => [template, path, ...answers].join();`;
  writeFileSync(join(site, "dist-server/server.js"), rendering);
  writeFileSync(join(site, "dist-server/package.json"), '{"type":"module"}');
  writeFileSync(join(site, "dist/assets/a-1.js"), `script of the ${name}`);
  return site;
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
    expect(await shown(url)).toBe(`200 ${page} offer en rendered`);
    expect(await shown(`${url}?from=%`)).toBe(`200 ${page} offer en empty`);
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
  expect(await shown(url)).toBe(`404 ${page} no page of the creators`);
});

test.each([
  ["/api/%zz", 400],
  ["/api?a=%", 404],
  ["/api/nowhere", 404],
  ["/missing.js", 404],
])("%s is answered for programs", async (url, status) => {
  expect(await shown(url)).toMatch(new RegExp(`^${status} application/json`));
});

test.each([
  ["/company", "200", "front en rendered"],
  ["/company/deals/7", "200", "deal en rendered"],
  ["/company/offers", "404", "no page of the companies"],
  ["/companyish", "404", "no page of the creators"],
])("%s belongs to the site that it lies below", async (url, status, text) => {
  expect(await shown(url)).toBe(`${status} ${page} ${text}`);
});

test("each site has files of its own", async () => {
  expect((await app.inject("/assets/a-1.js")).body).toBe("script of the creators");
  expect((await app.inject("/company/assets/a-1.js")).body).toBe("script of the companies");
  expect((await app.inject("/company/assets/a-2.js")).statusCode).toBe(404);
});

test.each([
  ["/offer/a%20b", 'offer ja template,/offer/a%20b,answer to {"id":"a b"}'],
  ["/company/deals/7", 'deal ja template,/company/deals/7,answer to {"id":"7"}'],
  // There is nothing to ask for.
  ["/offer/", "offer ja rendered"],
])("%s comes to somebody signed in with its answers, where it has some", async (url, text) => {
  const name = url.startsWith("/company") ? "companies" : "creators";
  const answer = await app.inject({ url, headers: { cookie: `${name}Access=any; ${name}Refresh=any` } });
  expect(answer.body).toBe(text);
  expect(answer.headers["cache-control"]).toBe(text.includes("template") ? "no-store" : "no-cache");
});

test.each([
  ["nobody", "", "front"],
  ["a creator", "creatorsAccess=any; creatorsRefresh=any", "front"],
  ["a member", "companiesAccess=any; companiesRefresh=any", "deals"],
  ["a member of whose session the refresh token is left", "companiesRefresh=any", "deals"],
])("an address with two pages shows %s the one that is theirs", async (_, cookie, name) => {
  const { body, headers } = await app.inject({ url: "/company", headers: { cookie } });
  expect(body).toBe(`${name} ja rendered`);
  expect(headers["x-robots-tag"]).toBe(name === "front" ? "noindex" : undefined);
});
