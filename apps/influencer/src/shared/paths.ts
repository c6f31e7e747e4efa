import { type Page, pages } from "@tomoru/contract/pages";
import { generatePath } from "react-router";

/** Pages that screens already know how to link to, though the contract may not list them yet. */
type LaterPage = "paymentHistory" | "bankAccount" | "account" | "terms" | "privacyPolicy";

/** The address of a page, or nothing while there is no such page: then the link is left out. */
export function pathTo(page: Page | LaterPage): string | undefined {
  return new Map<string, string>(Object.entries(pages)).get(page);
}

export function offerPath(offerId: string): string {
  return generatePath(pages.offer, { id: offerId });
}
