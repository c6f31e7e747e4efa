import type { Platform } from "@tomoru/contract/platforms";
import { useCallback, useState } from "react";
import { useSWRConfig } from "swr";
import type { Selected } from "./components/search/result-table.tsx";

type Chosen = { readonly platform: Platform; readonly selected: Selected };

const nobody: Selected = new Map();
const key = "chosen creators";

/**
 * The chosen accounts. They are kept with the data of the session, so that they stay while an insight is open. Accounts of another
 * platform are not kept: they could not be added up.
 */
export function useChosen(platform: Platform) {
  const { cache } = useSWRConfig();
  const [chosen, setChosen] = useState(() => cache.get(key)?.data as Chosen | undefined);
  /** Changes the accounts that are kept now, even if they are not rendered yet. */
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
