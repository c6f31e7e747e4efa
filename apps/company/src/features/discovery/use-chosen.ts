import type { Platform } from "@tomoru/contract/influencer/offers";
import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Selected } from "./components/search/result-table.tsx";

type Chosen = { readonly platform: Platform; readonly selected: Selected };

const nobody: Selected = new Map();
const key = "chosen creators";

/**
 * Who is chosen. It stays while one looks at somebody: kept beside the data of the session, with which it goes. Of two platforms nothing is
 * to be added up.
 */
export function useChosen(platform: Platform) {
  const { cache } = useSWRConfig();
  const [chosen, setChosen] = useState(() => cache.get(key)?.data as Chosen | undefined);
  const of = (by: Chosen | undefined) => (by?.platform === platform ? by.selected : nobody);
  return {
    kept: of(chosen),
    /** What is kept by now is handed to the change, rendered or not. */
    choose: (change: (selected: Selected) => Selected) => {
      const next: Chosen = { platform, selected: change(of(cache.get(key)?.data as Chosen | undefined)) };
      cache.set(key, { data: next });
      setChosen(next);
    },
  };
}
