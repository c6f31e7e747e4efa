import type { Endpoint } from "@tomoru/contract/endpoint";
import { getHome } from "@tomoru/contract/influencer/home";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import type { Page } from "./paths.ts";

/** A call whose answer a page's first screen is made of. */
export type FirstRead = {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** It comes page by page, and the data cache holds all its pages together. */
  readonly isList?: true;
};

type Params = Readonly<Record<string, string>>;

const ownReads: Partial<Record<Page, (params: Params) => FirstRead | undefined>> = {
  home: () => ({ endpoint: getHome }),
  offers: () => ({ endpoint: listOffers, query: { limit: limits.offersPageSize }, isList: true }),
  // Its address may have been cut.
  offer: ({ id = "" }) => (id === "" ? undefined : { endpoint: getOffer, params: { id } }),
};

/** For the bars around every signed-in page. */
export const readOfLayout: FirstRead = { endpoint: getProfile };

/** What the page itself reads first; undefined where that is nothing, or what only its forms need. */
export function ownReadOf(page: Page, params: Params): FirstRead | undefined {
  return ownReads[page]?.(params);
}
