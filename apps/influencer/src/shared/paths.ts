import { type Page, pages } from "@tomoru/contract/pages";
import { generatePath } from "react-router";

/** The address of a page, or nothing while there is no such page: then the link is left out. */
export function pathTo(page: Page): string | undefined {
  return pages[page];
}

export function offerPath(offerId: string): string {
  return generatePath(pages.offer, { id: offerId });
}
