import type { SearchRange } from "@tomoru/contract/company/discovery";
import { RangeInputs, type RangeText } from "@tomoru/ui/forms/range-inputs";
import { useState } from "react";
import { useLanguage } from "../../../../shared/site.ts";
import { isCrossed, rangeFrom, rangeText, unitOf } from "../../range-texts.view.ts";
import type { Range } from "../../search-address.view.ts";

type RangeFilterProps = { name: SearchRange; range: Range; onChange: (range: Range) => void };

/** An invalid range stays in the fields with its fault, and does not search. */
export function RangeFilter({ name, range, onChange }: RangeFilterProps) {
  const { locale, words } = useLanguage();
  const { filters } = words.search;
  const unit = unitOf(name, locale);
  const [refused, setRefused] = useState<{ text: RangeText; error: string } | null>(null);
  function take(text: RangeText) {
    const typed = rangeFrom(text, { range: name, locale });
    if (typed === null) return setRefused({ text, error: filters.notNumber });
    if (isCrossed(typed)) return setRefused({ text, error: filters.crossed });
    setRefused(null);
    if (typed.min !== range.min || typed.max !== range.max) onChange(typed);
  }
  return (
    <RangeInputs
      legend={filters[name]}
      leastLabel={filters.least}
      mostLabel={filters.most}
      unit={filters.units[name]}
      placeholder={filters.open}
      value={refused?.text ?? rangeText(range, unit)}
      onChange={take}
      error={refused?.error}
    />
  );
}
