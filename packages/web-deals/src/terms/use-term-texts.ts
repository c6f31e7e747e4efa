import { listCategories } from "@tomoru/contract/influencer/profile";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useMemo } from "react";
import { useDealLanguage } from "../use-deal-language.ts";
import type { TermTexts } from "./terms.view.ts";

/** The words of a deal with the names of categories. */
export function useTermTexts(): TermTexts {
  const language = useDealLanguage();
  const { data } = useEndpoint(listCategories, { input: {}, retryAs: "category" });
  return useMemo(() => {
    const names = new Map(
      categoryOptions(data ?? [], language.locale).map(({ value, label }) => [value, label]),
    );
    return { ...language, categoryName: (id) => names.get(id) ?? id };
  }, [language, data]);
}
