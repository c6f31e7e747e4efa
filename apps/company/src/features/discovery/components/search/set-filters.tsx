import { RemovableTags } from "@tomoru/ui/forms/removable-tags";
import { useCategories } from "../../../../shared/accounts/categories.queries.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { filterText } from "../../filter-texts.view.ts";
import { type FilterKey, filtersIn, searchIn, without } from "../../search-address.view.ts";
import type { ChangeAddress } from "../../use-search-address.ts";

/** The filters in an address, each as a text of what it lets through. */
export function useFilterTexts(address: URLSearchParams): { value: FilterKey; label: string }[] {
  const { locale, words, format } = useLanguage();
  const categories = useCategories();
  const search = searchIn(address);
  const wording = { words, format, locale, categories };
  return filtersIn(address).map((value) => ({ value, label: filterText(value, search, wording) }));
}

type SetFiltersProps = { address: URLSearchParams; onChange: ChangeAddress };

/** Keywords stand in their own field. */
export function SetFilters({ address, onChange }: SetFiltersProps) {
  const { words } = useLanguage();
  const tags = useFilterTexts(address).filter(({ value }) => value !== "q");
  return (
    <RemovableTags
      tags={tags}
      removeLabel={words.search.filters.remove}
      onRemove={(value) => onChange((asked) => without(asked, value as FilterKey))}
    />
  );
}
