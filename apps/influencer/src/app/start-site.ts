import { getHome } from "@tomoru/contract/influencer/home";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { keepAnswersOf } from "@tomoru/web/offline/kept-reads.ts";
import { keepLocaleBy } from "@tomoru/web/page/use-language-switch.ts";

/** Hands this site's own parts to what all sites share; the first thing that its entry does. */
export function startSite(): void {
  // Bank, account and the lists of forms are read anew each time.
  keepAnswersOf([getHome, listOffers, getOffer, listPayments]);
  keepLocaleBy(async () => (await import("../shared/page/keep-locale.ts")).keepLocale);
}
