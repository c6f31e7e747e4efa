import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuiltDocument, BuiltSite } from "@tomoru/rendering/server/built-site.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import { answeredPage, hasSession } from "./answered-pages.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { sendFailure } from "./failures.ts";
import { chosenLocale } from "./locale.ts";

/** The smaller one first. */
const codings = ["br", "gzip"] as const;

/** For what is rendered while somebody waits: a tenth larger than the smallest, in a hundredth of the time. */
const brotliQuickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (html: string) => promisify(brotliCompress)(html, brotliQuickly),
  gzip: (html: string) => promisify(gzip)(html),
};

/** An address of a file, which is no page's; nobody asks for a document by its file but a person. */
const isFile = /\.(?!html?$)\w+$/i;

/**
 * Serves the built sites; without one only the API is served. A known page is 200, any other address an empty document with 404,
 * below /api the JSON envelope.
 */
type Served = { sites: readonly BuiltSite[]; clock: Clock };

export async function serveSites(app: FastifyInstance, { sites, clock }: Served): Promise<void> {
  for (const { files, basePath } of sites) {
    const prefix = basePath.slice(0, -1);
    await app.register((scope) => serveBuiltFiles(scope, { root: files, prefix }));
  }
  const siteAt = siteFinder(sites);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isForPage = isRead && path !== "/api" && !path.startsWith("/api/") && !isFile.test(path);
    const site = isForPage ? siteAt(path) : undefined;
    if (!site) return sendFailure(request, reply, new Refusal("dataNotFound"));
    return sendPage(app, { site, path, request, reply, clock });
  });
}

/** The site that lies deepest of those that an address is below. */
function siteFinder(sites: readonly BuiltSite[]) {
  const deepestFirst = sites.toSorted((one, other) => other.basePath.length - one.basePath.length);
  return (path: string) => deepestFirst.find(({ basePath }) => `${path}/`.startsWith(basePath));
}

type Asked = { site: BuiltSite; path: string; request: FastifyRequest; reply: FastifyReply; clock: Clock };

/** As the build wrote it, or rendered for one person with the answers that the page begins with: theirs alone, and kept nowhere. */
async function sendPage(
  app: FastifyInstance,
  { site, path, request, reply, clock }: Asked,
): Promise<FastifyReply> {
  const match = site.pageAt(path, { isSignedIn: hasSession(site.cookies, request) });
  const locale = chosenLocale(request.headers.cookie);
  reply.status(match ? 200 : 404).type("text/html; charset=utf-8");
  if (match && site.isUnlisted(match.page)) reply.header("x-robots-tag", "noindex");
  const html = match && (await answeredPage(app, { site, match, locale, request, clock }));
  if (html !== undefined) {
    reply.header("cache-control", "no-store");
    const coding = codingOf(request);
    return coding
      ? reply.header("content-encoding", coding).send(await compress[coding](html))
      : reply.send(html);
  }
  // A query may change what a page shows, so what is rendered already would be wrong for a moment.
  const kind = request.url.includes("?") ? "empty" : "rendered";
  const document = match ? site.documentOf({ page: match.page, locale, kind }) : site.unknown;
  return sendDocument(document, request, reply);
}

function sendDocument(document: BuiltDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding, cookie" });
  const coding = codingOf(request);
  return coding
    ? reply.header("content-encoding", coding).send(document[coding])
    : reply.send(document.identity);
}

function codingOf({ headers }: FastifyRequest): (typeof codings)[number] | undefined {
  const accepted = (headers["accept-encoding"] ?? "").split(",").map((coding) => coding.trim());
  return codings.find((name) => accepted.some((coding) => coding === name || coding.startsWith(`${name};`)));
}
