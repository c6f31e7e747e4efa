import { setTimeout as pause } from "node:timers/promises";
import type { Locale } from "@tomoru/contract/fields";
import type { Match } from "@tomoru/contract/page-paths";
import type { BuiltSite } from "@tomoru/rendering/server/built-site.ts";
import type { Answer, Read } from "@tomoru/rendering/server/server-module.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { logOf } from "./request-log.ts";

/** Milliseconds that a document waits for its answers; without them the page asks for itself, and says that it waits. */
const patienceMs = 1000;

type Wanted = {
  site: Pick<BuiltSite, "cookies" | "readsOf" | "renderPage">;
  match: Match;
  locale: Locale;
  request: FastifyRequest;
  clock: Clock;
};

/**
 * Renders a signed-in page with what it shows first, so that it is painted with the document (docs/decisions/0030). Its answers
 * are the API's own, by the caller's own token; undefined where it has none that is good, where one that the page cannot do
 * without is refused or one is late, or where the page is not rendered here.
 */
export async function answeredPage(
  app: FastifyInstance,
  { site, match, locale, request, clock }: Wanted,
): Promise<string | undefined> {
  const token = accessTokenOf(site.cookies, request);
  if (token === undefined) return undefined;
  const [path = ""] = request.url.split("?");
  // As the page will find it: a `?` without anything behind it is no query.
  const search = request.url.slice(path.length).replace(/^\?$/, "");
  try {
    const reads = await site.readsOf(match, search);
    if (reads.length === 0) return undefined;
    const headers = { authorization: `Bearer ${token}`, "accept-language": locale };
    const ask = async ({ url, isOptional }: Read): Promise<Answer | undefined> => {
      const { statusCode, body } = await app.inject({ url, headers, remoteAddress: request.ip });
      return statusCode === 200 ? body : isOptional ? null : undefined;
    };
    const answers = await Promise.race([Promise.all(reads.map(ask)), tooLate()]);
    if (!answers?.every((answer) => answer !== undefined)) return undefined;
    const isWide = !/Mobi/.test(request.headers["user-agent"] ?? "");
    const now = clock.now().toISOString();
    return await site.renderPage({ ...match, path, search, locale, now, isWide, answers });
  } catch (error) {
    logOf(request).error({ err: error }, "a page could not be rendered");
    return undefined;
  }
}

function tooLate(): Promise<undefined> {
  return pause(patienceMs, undefined, { ref: false });
}

/** The token of a session that the page will take for one: it looks for both cookies. */
function accessTokenOf(cookies: BuiltSite["cookies"], request: FastifyRequest): string | undefined {
  const token = cookieOf(cookies.accessToken, request);
  return hasSession(cookies, request) && token ? unescaped(token) : undefined;
}

/** Whether a page takes the browser for somebody's who is signed in; the token may be good no more. */
export function hasSession({ refreshToken }: BuiltSite["cookies"], request: FastifyRequest): boolean {
  return Boolean(cookieOf(refreshToken, request));
}

function cookieOf(name: string, { headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** An escape that is none is no token of ours. */
function unescaped(token: string): string | undefined {
  try {
    return decodeURIComponent(token);
  } catch {
    return undefined;
  }
}
