import type { List } from "@tomoru/contract/company/lists";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useRef, useState } from "react";
import { type Addition, addTo, deleteList, takeOut, useMarkFound, useRefreshLists } from "./lists.queries.ts";

type Target = Pick<List, "listId" | "name">;

/** What became of the last addition, as the bar says it. */
export type AdditionSaid =
  | { kind: "added"; list: Target; count: number; skipped: number; isNew: boolean }
  | { kind: "undone"; list: Target }
  | { kind: "refused"; reason: "plan" | "changed" }
  | { kind: "failed"; failure: CallFailure };

/** The accounts that the server added: undo removes only these. */
type Taken = { readonly list: Target; readonly isNew: boolean; readonly ids: Promise<readonly string[]> };

/** Shown as done at once, corrected by the answer; can be undone. */
export function useAddToList(creatorIds: readonly string[]) {
  const [said, setSaid] = useState<AdditionSaid | null>(null);
  const taken = useRef<Taken>(undefined);
  const refresh = useRefreshLists();
  const mark = useMarkFound();

  const refuse = (failure: unknown) => {
    if (!isCallFailure(failure)) throw failure;
    setSaid(refusedFor(failure));
  };

  const settle = async (list: Target, answer: Promise<Addition>): Promise<readonly string[]> => {
    try {
      const { addedIds, skipped } = await answer;
      setSaid((now) => corrected(now, { list, count: addedIds.length, skipped: skipped.length }));
      await refresh();
      return addedIds;
    } catch (failure) {
      await mark({ creatorIds, listId: list.listId, isIn: false });
      refuse(failure);
      await refresh();
      return [];
    }
  };

  return {
    said,
    add: ({ listId, name }: Target) => {
      const list = { listId, name };
      setSaid({ kind: "added", list, count: creatorIds.length, skipped: 0, isNew: false });
      void mark({ creatorIds, listId, isIn: true });
      const ids = settle(list, addTo(listId, { creatorIds: [...creatorIds] }));
      taken.current = { list, isNew: false, ids };
    },
    /** A list that was made of them, by its dialog. */
    made: ({ listId, name, count }: List) => {
      const list = { listId, name };
      setSaid({ kind: "added", list, count, skipped: creatorIds.length - count, isNew: true });
      void mark({ creatorIds, listId, isIn: true });
      taken.current = { list, isNew: true, ids: Promise.resolve(creatorIds) };
    },
    undo: async () => {
      const undone = taken.current;
      if (!undone) return;
      const { list, isNew } = undone;
      setSaid({ kind: "undone", list });
      const ids = await undone.ids;
      await mark({ creatorIds: ids, listId: list.listId, isIn: false });
      try {
        await (isNew ? deleteList(list.listId) : takeOut(list.listId, [...ids]));
      } catch (failure) {
        refuse(failure);
      }
      await refresh();
    },
  };
}

function corrected(
  said: AdditionSaid | null,
  { list, ...told }: { list: Target; count: number; skipped: number },
): AdditionSaid | null {
  // It was undone, or another one followed, before the answer came.
  if (said?.kind !== "added" || said.list.listId !== list.listId) return said;
  return { ...said, ...told };
}

function refusedFor(failure: CallFailure): AdditionSaid {
  if (!(failure instanceof ApiFailure)) return { kind: "failed", failure };
  if (failure.refusal === "noAccess" && failure.faults[0]?.field === "plan")
    return { kind: "refused", reason: "plan" };
  const isChanged = failure.refusal === "dataNotFound" || failure.status === 409;
  return isChanged ? { kind: "refused", reason: "changed" } : { kind: "failed", failure };
}
