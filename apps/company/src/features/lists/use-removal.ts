import type { ListRow } from "@tomoru/contract/company/lists";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { priceSumOf } from "../../shared/accounts/account-texts.view.ts";
import { addTo, useRefreshLists } from "../../shared/lists/lists.queries.ts";
import { useWords } from "../../shared/site.ts";
import { type ListWithRows, saveNote, takeOutOf, useChangeShown } from "./lists.queries.ts";

type Removed = { kind: "removed"; rows: readonly ListRow[]; undoing: Promise<string | undefined> };
type Said = Removed | { kind: "back"; count: number; lost: number };

/** Takes rows out at once, and back to their places with their notes on demand. */
export function useRemoval(listId: string) {
  const words = useWords();
  const [said, setSaid] = useState<Said | null>(null);
  const change = useChangeShown(listId);
  const refresh = useRefreshLists();

  const { run } = useOneAtATime();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      setSaid(null);
      alertFailure(failure, words);
    }
    await refresh();
  };

  return {
    said,
    close: () => setSaid(null),
    remove: (rows: readonly ListRow[]) => {
      if (rows.length === 0) return;
      const ids = rows.map(({ creatorId }) => creatorId);
      void change((list) => withoutRows(list, ids));
      const taken = takeOutOf(listId, ids);
      // What came of it is said by the attempt.
      setSaid({ kind: "removed", rows, undoing: taken.catch(() => undefined) });
      void attempt(async () => void (await taken));
    },
    undo: ({ rows, undoing }: Removed) =>
      run(() =>
        attempt(async () => {
          const undo = await undoing;
          const creatorIds = rows.map(({ creatorId }) => creatorId);
          const { skipped } = await addTo(listId, { creatorIds, ...(undo !== undefined && { undo }) });
          const lost = new Set(skipped.map(({ creatorId }) => creatorId));
          const back = rows.filter(({ creatorId }) => !lost.has(creatorId));
          for (const { creatorId, note } of back)
            if (note !== "") await saveNote({ listId, creatorId }, note);
          setSaid({ kind: "back", count: back.length, lost: lost.size });
        }),
      ),
  };
}

export type Removal = ReturnType<typeof useRemoval>;

function withoutRows(list: ListWithRows, ids: readonly string[]): ListWithRows {
  const rows = list.rows.filter(({ creatorId }) => !ids.includes(creatorId));
  return { ...list, rows, count: rows.length, priceTotal: priceSumOf(rows) };
}
