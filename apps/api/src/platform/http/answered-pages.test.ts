import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answeredPages } from "./answered-pages.ts";

/** As the build of the site writes it, but for the drawing itself: it shows what it was given. */
const drawing = `
  export const readsOf = (path) => (path === "/terms" ? [] : ["/api/own?limit=5", "/api/profile"]);
  export const draw = async ({ path, isWide, template, answers }) => {
    if (path === "/broken") throw new Error("cannot be drawn");
    return [template, path, isWide, ...Object.entries(answers)].join(" ");
  };
`;
const signedIn = "locale=ja; accessToken=living; refreshToken=any";

let folder: string;
const app = Fastify();
app.get("/api/own", ({ headers }, reply) =>
  headers.authorization === "Bearer living" ? reply.send("own") : reply.status(401).send("refused"),
);
app.get("/api/profile", ({ headers }) => `${headers["accept-language"]} profile`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tomoru-drawing-"));
  writeFileSync(join(folder, "drawing.js"), drawing);
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "offers.en.html"), "<template>");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function drawn(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const server = Fastify();
  const draw = answeredPages(app, folder);
  let page: string | undefined;
  server.get("/*", async (request) => {
    page = await draw({ page: "offers", locale: "en", request });
    return "";
  });
  await server.inject({ url, headers });
  return page;
}

test("a page is drawn with the API's answers to its own session, in its language", async () => {
  const phone = { cookie: signedIn, "user-agent": "Mobile Safari" };
  expect(await drawn("/offers", phone)).toBe(
    "<template> /offers false /api/own?limit=5,own /api/profile,en profile",
  );
  expect(await drawn("/offers", { cookie: signedIn, "user-agent": "Firefox" })).toContain(" true ");
});

test.each([
  ["without a session", "/offers", "locale=ja"],
  ["with half a session, which the page takes for none", "/offers", "accessToken=living"],
  ["with a token that is refused", "/offers", "accessToken=dead; refreshToken=any"],
  ["with a token that cannot be read", "/offers", "accessToken=%E0%A4; refreshToken=any"],
  ["for an address with a query", "/offers?status=pending", signedIn],
  ["where the page reads nothing first", "/terms", signedIn],
  ["where the drawing fails", "/broken", signedIn],
])("a page is not drawn %s", async (_, url, cookie) => {
  expect(await drawn(url, { cookie })).toBeUndefined();
});
