import type { Page } from "@playwright/test";
import type { Answer } from "./answer.ts";
import type { Scene } from "./scene.ts";
import { usualAnswersOf } from "./usual-answers.ts";

/** The event stream: a scene has none. */
const events = {
  method: "GET",
  pattern: "^/api/(influencer|company)/events$",
  answers: [{ status: 503, body: {} }],
};

/** One endpoint's answers in turn; the last one repeats. None: it stays pending. */
type Part = {
  method: string;
  pattern: string;
  answers: ({ status: number; body: object } | undefined)[];
};

const anyId = "[^/]+";

type Stage = Window & { unexpectedCalls?: string[] };

/**
 * Answers every call of the API in the page itself: no call can get past it to a server, and
 * the browser need not stop at each file, as it does with Playwright's own routes. Holds until what it returns is disposed of.
 */
export async function playApi(
  page: Page,
  { site, answers = [] }: Pick<Scene, "site" | "answers">,
): Promise<AsyncDisposable> {
  const own = Map.groupBy(answers, ({ endpoint }) => endpoint.name);
  const said = new Map([...Map.groupBy(usualAnswersOf(site), ({ endpoint }) => endpoint.name), ...own]);
  const parts = [...said.values()].map(partOf);
  // What is written out goes before what an id may stand for.
  const inTurn = parts.toSorted((a, b) => ids(a) - ids(b));
  return page.addInitScript(answerInPage, [...inTurn, events]);
}

function ids({ pattern }: Part): number {
  return pattern.split(anyId).length;
}

/** The calls since the last navigation that the scene has no answer for. */
export function unexpectedCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Stage).unexpectedCalls ?? ["everything: nothing was played"]);
}

function partOf(said: readonly Answer[]): Part {
  const [{ method, path } = { method: "", path: "" }] = said.map(({ endpoint }) => endpoint);
  return {
    method,
    pattern: `^/api${path.replaceAll(/\{\w+\}/g, anyId)}$`,
    answers: said.map((one) => ("held" in one ? undefined : { status: one.status, body: one.body })),
  };
}

/** Runs in the page, before its own scripts. */
function answerInPage(parts: Part[]): void {
  const unexpected: string[] = [];
  (window as Stage).unexpectedCalls = unexpected;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return send(request);
    const part = parts.find(
      ({ method, pattern }) => method === request.method && new RegExp(pattern).test(pathname),
    );
    if (!part) {
      unexpected.push(`${request.method} ${pathname}`);
      throw new TypeError("Failed to fetch");
    }
    const said = part.answers.length > 1 ? part.answers.shift() : part.answers[0];
    if (said) return Response.json(said.body, { status: said.status });
    // It ignores the page's own timeout: a slow machine may take longer.
    return new Promise(() => undefined);
  };
}
