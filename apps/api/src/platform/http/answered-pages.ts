import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Drawing } from "@tomoru/contract/drawing";
import type { Locale } from "@tomoru/contract/fields";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { logOf } from "./request-log.ts";

/** Milliseconds that a document waits for its answers; without them the page asks for itself, and says that it waits. */
const patienceMs = 1000;

type Wanted = { page: string; locale: Locale; request: FastifyRequest };

/**
 * Draws what a signed-in page shows first, so that it is painted with the document (docs/decisions/0030). Its answers are
 * the API's own, by the caller's own token; undefined where it has none that is good, where one of them is refused or late,
 * or where the page is not drawn here. `folder` is what the build of the site wrote for the server.
 */
export function answeredPages(app: FastifyInstance, folder: string) {
  let loading: Promise<Drawing> | undefined;
  const drawing = () => {
    loading ??= import(pathToFileURL(join(folder, "drawing.js")).href);
    return loading;
  };
  const templates = new Map<string, string>();
  const templateOf = (name: string) => {
    const template = templates.get(name) ?? readFileSync(join(folder, `${name}.html`), "utf8");
    templates.set(name, template);
    return template;
  };

  return async ({ page, locale, request }: Wanted): Promise<string | undefined> => {
    const token = tokenOf(request.headers.cookie ?? "");
    const path = request.url;
    if (token === undefined || path.includes("?")) return undefined;
    try {
      const { readsOf, draw } = await drawing();
      const headers = { authorization: `Bearer ${token}`, "accept-language": locale };
      const reads = readsOf(path);
      if (reads.length === 0) return undefined;
      const ask = (url: string) => app.inject({ url, headers, remoteAddress: request.ip });
      const answers = await Promise.race([Promise.all(reads.map(ask)), tooLate()]);
      if (!answers || answers.some(({ statusCode }) => statusCode !== 200)) return undefined;
      const isWide = !/Mobi/.test(request.headers["user-agent"] ?? "");
      const template = templateOf(`${page}.${locale}`);
      const bodies = answers.map(({ body }, index) => [reads[index], body]);
      return await draw({ path, locale, isWide, template, answers: Object.fromEntries(bodies) });
    } catch (error) {
      logOf(request).error({ err: error }, "a page could not be drawn");
      return undefined;
    }
  };
}

function tooLate(): Promise<undefined> {
  return pause(patienceMs, undefined, { ref: false });
}

/** The token of a session that the page will take for one: it looks for both cookies. */
function tokenOf(cookies: string): string | undefined {
  const [, token] = /(?:^|;\s*)accessToken=([\w.~%-]+)/.exec(cookies) ?? [];
  return /(?:^|;\s*)refreshToken=./.test(cookies) ? token && unescaped(token) : undefined;
}

/** An escape that is none is no token of ours. */
function unescaped(token: string): string | undefined {
  try {
    return decodeURIComponent(token);
  } catch {
    return undefined;
  }
}
