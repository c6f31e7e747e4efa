import { useState } from "react";
import { filtersIn, withoutFilters } from "./search-address.view.ts";
import type { ChangeAddress } from "./use-search-address.ts";

type Filters = { address: URLSearchParams; onChange: ChangeAddress };

/** Takes all filters off; fields of another `round` are new ones, without what was typed there and is no number. */
export function useClearing({ address, onChange }: Filters) {
  const [round, setRound] = useState(0);
  const clear = () => {
    setRound(round + 1);
    onChange(withoutFilters);
  };
  return { round, clear: filtersIn(address).length > 0 ? clear : undefined };
}
