import type { BrowserContext, Route } from "@playwright/test";
import type { Endpoint } from "@tomoru/contract/endpoint";
import type { Answer } from "./answer.ts";
import { usualAnswers } from "./usual-answers.ts";

/** The server tells open pages of news here; in a scene there is none, and the page does without. */
const events = "/api/influencer/events";

/** Answers every call of the API with what the scene says. `unexpected` collects the calls it says nothing of. */
export async function playApi(
  context: BrowserContext,
  answers: readonly Answer[],
): Promise<{ unexpected: string[] }> {
  const own = Map.groupBy(answers, ({ endpoint }) => endpoint.name);
  const queues = new Map([...Map.groupBy(usualAnswers, ({ endpoint }) => endpoint.name), ...own]);
  const unexpected: string[] = [];
  await context.route("**/api/**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === events) return fulfil(route, { status: 503, body: {} });
    const queue = [...queues.values()].find(
      ([first]) => first && isCallOf(first.endpoint, request.method(), pathname),
    );
    const said = queue && (queue.length > 1 ? queue.shift() : queue[0]);
    if (!said) {
      unexpected.push(`${request.method()} ${pathname}`);
      return route.abort();
    }
    if (!("held" in said)) return fulfil(route, said);
  });
  return { unexpected };
}

function fulfil(route: Route, { status, body }: { status: number; body: object }): Promise<void> {
  return route.fulfill({ status, json: body });
}

function isCallOf({ method, path }: Endpoint, asked: string, pathname: string): boolean {
  return method === asked && new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
}
