import { useState } from "react";
import { filtersIn, withoutFilters } from "./search-address.view.ts";

type Filters = { address: URLSearchParams; onChange: (address: URLSearchParams) => void };

/** Takes all filters off; fields of another `round` are new ones, without what was typed there and is no number. */
export function useClearing({ address, onChange }: Filters) {
  const [round, setRound] = useState(0);
  const clear = () => {
    setRound(round + 1);
    onChange(withoutFilters(address));
  };
  return { round, clear: filtersIn(address).length > 0 ? clear : undefined };
}
