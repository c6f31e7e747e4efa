import type { BuiltSite } from "@tomoru/rendering/server/built-site.ts";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answeredPage } from "./answered-pages.ts";

/** As `openSite` opens it, but for the rendering itself: it shows what it was given. */
const site: Pick<BuiltSite, "cookies" | "readsOf" | "renderPage"> = {
  cookies: { accessToken: "ownAccess", refreshToken: "ownRefresh" },
  readsOf: async ({ page }, search) => {
    if (page === "terms" || (search !== "" && page !== "found")) return [];
    const more = page === "found" ? [{ url: `/api/owners${search}`, isOptional: true }] : [];
    return [...["/api/own?limit=5", "/api/profile"].map((url) => ({ url, isOptional: false })), ...more];
  },
  renderPage: async ({ path, search, now, isWide, answers }) => {
    if (path === "/broken") throw new Error("cannot be rendered");
    if (path === "/today") return now;
    return [path + search, isWide, ...answers.map((answer) => answer ?? "unanswered")].join(" ");
  },
};
const clock = { now: () => new Date("2026-12-10T00:05:00.000Z") };
const signedIn = "locale=ja; accessToken=dead; ownAccess=living; refreshToken=other; ownRefresh=any";

const app = Fastify();
app.get("/api/own", ({ headers }, reply) =>
  headers.authorization === "Bearer living" ? reply.send("own") : reply.status(401).send("refused"),
);
app.get("/api/owners", ({ query }, reply) =>
  "a" in Object(query) ? reply.send("owner's") : reply.status(403).send("refused"),
);
app.get("/api/profile", ({ headers }) => `${headers["accept-language"]} profile`);

async function rendered(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const server = Fastify();
  let page: string | undefined;
  server.get("/*", async (request) => {
    const match = { page: url.slice(1).replace(/\?.*/, ""), params: {} };
    page = await answeredPage(app, { site, match, locale: "en", request, clock });
    return "";
  });
  expect((await server.inject({ url, headers })).statusCode).toBe(200);
  return page;
}

test("a page is rendered with the API's answers to its own session, in its language", async () => {
  const phone = { cookie: signedIn, "user-agent": "Mobile Safari" };
  expect(await rendered("/offers", phone)).toBe("/offers false own en profile");
  expect(await rendered("/offers", { cookie: signedIn, "user-agent": "Firefox" })).toContain(" true ");
});

test("it is rendered by the server's time", async () => {
  expect(await rendered("/today", { cookie: signedIn })).toBe("2026-12-10T00:05:00.000Z");
});

test("a page that reads its query is rendered with it, and without what only others are answered", async () => {
  const phone = { cookie: signedIn, "user-agent": "Mobile Safari" };
  expect(await rendered("/found?a=1", phone)).toBe("/found?a=1 false own en profile owner's");
  expect(await rendered("/found?b=1", phone)).toBe("/found?b=1 false own en profile unanswered");
  expect(await rendered("/offers?", phone)).toBe("/offers false own en profile");
});

test.each([
  ["without a session", "/offers", "locale=ja"],
  ["with half a session, which the page takes for none", "/offers", "ownAccess=living"],
  ["with the session of another site", "/offers", "accessToken=living; refreshToken=any"],
  ["with a token that is refused", "/offers", "ownAccess=dead; ownRefresh=any"],
  ["with a token that cannot be read", "/offers", "ownAccess=%E0%A4; ownRefresh=any"],
  ["for an address with a query that it does not read", "/offers?status=pending", signedIn],
  ["where the page reads nothing first", "/terms", signedIn],
  ["where rendering fails", "/broken", signedIn],
])("a page is not rendered %s", async (_, url, cookie) => {
  expect(await rendered(url, { cookie })).toBeUndefined();
});
