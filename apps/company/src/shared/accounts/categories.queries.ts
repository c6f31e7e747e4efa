import { listCategories } from "@tomoru/contract/influencer/profile";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useLanguage } from "../site.ts";

/** The categories to choose from, in the person's language. */
export function useCategories() {
  const { locale } = useLanguage();
  const { data } = useEndpoint(listCategories, { input: {}, retryAs: "category" });
  return categoryOptions(data ?? [], locale);
}
