import { useState } from "react";
import { filtersIn, withoutFilters } from "./search-address.view.ts";
import type { ChangeAddress } from "./use-search-address.ts";

type Filters = { address: URLSearchParams; onChange: ChangeAddress };

/** Removes all filters. A new `round` remounts the fields, so that invalid entries go too. */
export function useClearing({ address, onChange }: Filters) {
  const [round, setRound] = useState(0);
  const clear = () => {
    setRound(round + 1);
    onChange(withoutFilters);
  };
  return { round, clear: filtersIn(address).length > 0 ? clear : undefined };
}
