import type { Platform } from "@tomoru/contract/influencer/offers";
import { useCallback, useState } from "react";
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
  /** What is kept by now is handed to the change, rendered or not. */
  const choose = useCallback(
    (change: (selected: Selected) => Selected) => {
      const kept = chosenOf(cache.get(key)?.data as Chosen | undefined, platform);
      const next: Chosen = { platform, selected: change(kept) };
      cache.set(key, { data: next });
      setChosen(next);
    },
    [cache, platform],
  );
  return { kept: chosenOf(chosen, platform), choose };
}

function chosenOf(chosen: Chosen | undefined, platform: Platform): Selected {
  return chosen?.platform === platform ? chosen.selected : nobody;
}
