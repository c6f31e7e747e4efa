import { pages } from "@tomoru/contract/pages";

export function offerPath(offerId: string): string {
  return pages.offer.replace(":id", encodeURIComponent(offerId));
}
