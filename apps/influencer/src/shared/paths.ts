import { pages } from "@tomoru/contract/pages";
import { generatePath } from "react-router";

export function offerPath(offerId: string): string {
  return generatePath(pages.offer, { id: offerId });
}
