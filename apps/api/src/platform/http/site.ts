import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { locales } from "@tomoru/contract/fields";
import { pageFinder } from "@tomoru/contract/page-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import { answeredPages } from "./answered-pages.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { sendFailure } from "./failures.ts";
import { chosenLocale } from "./locale.ts";

/** As the build wrote it: whole, and compressed, the smaller one first. */
type Document = { identity: Buffer; br: Buffer; gzip: Buffer };
const codings = ["br", "gzip"] as const;

/** As the build wrote it, or drawn for one person with the answers that the page begins with. */
type Send = (page: string | undefined, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** For what is drawn while somebody waits: a tenth larger than the smallest, in a hundredth of the time. */
const brotliQuickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (html: string) => promisify(brotliCompress)(html, brotliQuickly),
  gzip: (html: string) => promisify(gzip)(html),
};

/** An address of a file, which is no page's; nobody asks for a document by its file but a person. */
const isFile = /\.(?!html?$)\w+$/i;

type Folders = {
  /** The built site; without it only the API is served. */
  readonly folder: string | undefined;
  /** What the site's build wrote for the server to draw with; without it every page asks for its answers itself. */
  readonly drawingFolder?: string | undefined;
};

/** Serves the built site. A known page is 200, any other address an empty document with 404, below /api the JSON envelope. */
export async function serveSite(app: FastifyInstance, { folder, drawingFolder }: Folders): Promise<void> {
  const paths = folder ? pathsOf(folder) : {};
  const pageAt = pageFinder(paths);
  const send = folder ? senderOf(app, { folder, drawingFolder, pages: Object.keys(paths) }) : undefined;
  if (folder) await serveBuiltFiles(app, folder);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = reads && send && path !== "/api" && !path.startsWith("/api/") && !isFile.test(path);
    if (!wantsPage) return sendFailure(request, reply, new Refusal("dataNotFound"));
    const page = pageAt(path)?.page;
    return send(page, request, reply.status(page ? 200 : 404));
  });
}

/** The site's pages and their paths, as its build declares them. */
function pathsOf(folder: string): Record<string, string> {
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(folder, "documents/pages.json"), "utf8")));
}

type Sent = Folders & { folder: string; pages: readonly string[] };

/** A page that holds somebody's answers is theirs alone, and is kept nowhere. */
function senderOf(app: FastifyInstance, { folder, drawingFolder, pages }: Sent): Send {
  const sendBuilt = documentsOf(folder, pages);
  const draw = drawingFolder ? answeredPages(app, drawingFolder) : undefined;
  return async (page, request, reply) => {
    const html = page && (await draw?.({ page, locale: chosenLocale(request.headers.cookie), request }));
    if (html === undefined) return sendBuilt(page, request, reply);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    const coding = codingOf(request);
    return coding
      ? reply.header("content-encoding", coding).send(await compress[coding](html))
      : reply.send(html);
  };
}

/** Answers with the page's own document, drawn in the language that the cookie names (docs/architecture.md). */
function documentsOf(folder: string, pages: readonly string[]) {
  const read = (name: string): Document => {
    const file = join(folder, `${name}.html`);
    return {
      identity: readFileSync(file),
      br: readFileSync(`${file}.br`),
      gzip: readFileSync(`${file}.gz`),
    };
  };
  const named = new Map<string, Document>();
  for (const page of pages) {
    for (const locale of locales) {
      for (const kind of ["", ".empty"]) {
        const name = `${page}.${locale}${kind}`;
        named.set(name, read(join("documents", name)));
      }
    }
  }
  const other = read("index");
  return (page: string | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // A query may change what a page shows, so what is drawn already would be wrong for a moment.
    const kind = request.url.includes("?") ? ".empty" : "";
    const document = named.get(`${page}.${chosenLocale(request.headers.cookie)}${kind}`) ?? other;
    reply.type("text/html; charset=utf-8");
    reply.headers({ "cache-control": "no-cache", vary: "accept-encoding, cookie" });
    const coding = codingOf(request);
    return coding
      ? reply.header("content-encoding", coding).send(document[coding])
      : reply.send(document.identity);
  };
}

function codingOf({ headers }: FastifyRequest): (typeof codings)[number] | undefined {
  const accepted = (headers["accept-encoding"] ?? "").split(",").map((coding) => coding.trim());
  return codings.find((name) => accepted.some((coding) => coding === name || coding.startsWith(`${name};`)));
}
