import type { SavedSearch } from "@tomoru/contract/company/saved-searches";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../../shared/site.ts";
import { filtersToSave, savedAddress } from "./saved-address.view.ts";
import { changeSaved, deleteSaved, keepSearch, useRefreshSaved } from "./saved-searches.queries.ts";
import type { AddressedSearch } from "./search-address.view.ts";

type Said = { text: string; undo?: () => void };

/** The actions on saved searches. The result is shown beside the tabs; a removal can be undone. */
export function useSavedActions(search: AddressedSearch) {
  const words = useWords();
  const { said: say } = words.search.saved;
  const [asked, setAsked] = useState<{ kind: "save" } | { kind: "rename"; saved: SavedSearch } | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const refresh = useRefreshSaved();
  const navigate = useNavigate();

  const { run } = useOneAtATime();

  const attempt = (work: () => Promise<Said | null>) =>
    run(async () => {
      setSaid(null);
      try {
        setSaid(await work());
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        alertFailure(failure, words);
      }
      await refresh();
    });
  const open = (saved: SavedSearch) =>
    navigate({ pathname: paths.creators, search: `${savedAddress(saved)}` });

  const removed = (saved: SavedSearch): Said => {
    const { name, platform, filters, sort, isMailed } = saved;
    const undo = () =>
      void attempt(async () => {
        await open(await keepSearch({ name, platform, filters, sort, isMailed }));
        return null;
      });
    return { text: say.removed(name), undo };
  };

  return {
    asked,
    said,
    hush: () => setSaid(null),
    ask: () => {
      setSaid(null);
      setAsked({ kind: "save" });
    },
    askName: (saved: SavedSearch) => {
      setSaid(null);
      setAsked({ kind: "rename", saved });
    },
    close: () => setAsked(null),
    save: async (name: string, isMailed: boolean) => {
      const { platform, sort } = search;
      const saved = await keepSearch({ name, platform, filters: filtersToSave(search), sort, isMailed });
      setAsked(null);
      setSaid({ text: say.saved(name) });
      await refresh();
      await open(saved);
    },
    rename: async (saved: SavedSearch, name: string) => {
      await changeSaved(saved.searchId, { name });
      setAsked(null);
      await refresh();
    },
    update: (saved: SavedSearch) =>
      void attempt(async () => {
        const { platform, sort } = search;
        await changeSaved(saved.searchId, { platform, filters: filtersToSave(search), sort });
        return { text: say.updated(saved.name) };
      }),
    mail: (saved: SavedSearch, isMailed: boolean) =>
      void attempt(async () => {
        await changeSaved(saved.searchId, { isMailed });
        return { text: (isMailed ? say.mailOn : say.mailOff)(saved.name) };
      }),
    remove: (saved: SavedSearch) =>
      void attempt(async () => {
        await deleteSaved(saved.searchId);
        await navigate(`${paths.creators}?platform=${saved.platform}`);
        return removed(saved);
      }),
  };
}

export type SavedActions = ReturnType<typeof useSavedActions>;
