import type { Endpoint } from "@tomoru/contract/endpoint";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { resultOf, urlOf } from "@tomoru/web/api/exchange.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { giveAnswers } from "@tomoru/web/api/given-answers.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { unstable_serialize as serializeList } from "swr/infinite";
import { type FirstRead, ownReadOf, readOfLayout } from "./first-reads.ts";
import { type Page, pageAt } from "./paths.ts";

/** The id of the element in which a drawn document brings its answers: their bodies, by address. */
export const answersId = "answers";

/** What the page at an address reads first, if the server reads it too; then with what the layout reads. */
export function firstReadsAt(path: string): FirstRead[] {
  const match = pageAt(path);
  const own = match && ownReadOf(match.page, match.params);
  return own ? [own, readOfLayout] : [];
}

/** The same for every address of a page, as boot.js asks for it: `{id}` is the one in the page's own address. */
export function earlyAddressesOf(page: Page): string[] {
  const own = ownReadOf(page, { id: "{id}" });
  return [...(own ? [own] : []), readOfLayout].map((read) => decodeURIComponent(addressOf(read)));
}

export function addressOf({ endpoint, params, query }: FirstRead): string {
  return urlOf(endpoint, { params, query });
}

type Bodies = Readonly<Record<string, unknown>>;

/** What a body says of the answer to a call. */
type Reading = (endpoint: Endpoint, body: unknown) => unknown;

/**
 * Has the first drawing begin with these answers (`bodies` by address) and returns whom they are for. Throws an ApiFailure,
 * and gives nothing, where one is missing or not what the contract says.
 */
export function giveFirstReads(path: string, bodies: Bodies, reading: Reading = resultOf): Profile {
  const entries = firstReadsAt(path).flatMap((read) =>
    entriesOf(read, reading(read.endpoint, bodies[addressOf(read)])),
  );
  const answers = new Map(entries);
  const profile = answers.get(unstable_serialize(keyOf(readOfLayout.endpoint, {})));
  if (!profile) throw new ApiFailure({ code: 5000, status: 500 });
  giveAnswers(answers);
  return profile as Profile;
}

/**
 * The same with what the document brought, once; null where it brought nothing that can be used. The page beside it was drawn
 * with the same answers, which were read through the contract there: a phone need not do so again before the first touch.
 */
export function giveAnswersOfDocument(): Profile | null {
  const element = document.getElementById(answersId);
  if (!element) return null;
  element.remove();
  try {
    return giveFirstReads(location.pathname, JSON.parse(element.textContent), resultRead);
  } catch {
    // Cut short on its way: the page asks for itself.
    return null;
  }
}

function entriesOf({ endpoint, params, query, isList }: FirstRead, result: unknown): [string, unknown][] {
  const key = keyOf(endpoint, { ...(params && { params }), ...(query && { query }) });
  const own: [string, unknown] = [unstable_serialize(key), result];
  return isList ? [own, [serializeList(() => key), [result]]] : [own];
}

/** Read through the contract already, by the server. */
function resultRead(_: Endpoint, body: unknown): unknown {
  if (typeof body === "object" && body !== null && "result" in body) return body.result;
  throw new ApiFailure({ code: 5000, status: 500 });
}
