import type { Locale } from "@tomoru/contract/fields";
import type { ComponentType } from "react";
import { type DealSite, DealSiteProvider } from "../deal-site.tsx";
import { loadDealWords } from "../deal-words.ts";

/** Resolves to a page of a side's deals once the words of deals are here too. */
export function sidePage(site: DealSite, Page: ComponentType): (locale?: Locale) => Promise<ComponentType> {
  function SidePage() {
    return (
      <DealSiteProvider value={site}>
        <Page />
      </DealSiteProvider>
    );
  }
  return async (locale) => {
    await loadDealWords(locale);
    return SidePage;
  };
}
