import type { List } from "@tomoru/contract/company/lists";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { deleteList, useRefreshLists } from "../../shared/lists/lists.queries.ts";
import { useWords } from "../../shared/site.ts";
import { changeList } from "./lists.queries.ts";

export type ListQuestion = { kind: "edit" | "move" | "copy" | "remove"; list: List };

type Options = {
  /** The name of a group, or of no group. */
  groupName: (groupId: string | null) => string;
  onRemoved: (list: List) => void;
  onChanged: () => void;
};

/** The actions on a whole list: a move can be undone, a removal is asked about first. */
export function useListActions({ groupName, onRemoved, onChanged }: Options) {
  const words = useWords();
  const { all: say } = words.lists;
  const [question, setQuestion] = useState<ListQuestion | null>(null);
  const [said, setSaid] = useState<{ text: string; undo: () => void } | null>(null);
  const { busy, run } = useOneAtATime();
  const refresh = useRefreshLists();

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      alertFailure(failure, words);
    }
    await refresh();
    onChanged();
  };

  const moveTo = (list: List, groupId: string | null) =>
    attempt(async () => {
      await changeList(list.listId, { groupId });
      const undo = () => {
        setSaid(null);
        void attempt(async () => void (await changeList(list.listId, { groupId: list.groupId })));
      };
      setSaid({ text: say.moved(list.name, groupName(groupId)), undo });
    });

  return {
    question,
    said,
    hush: () => setSaid(null),
    busy,
    ask: (kind: ListQuestion["kind"], list: List) => {
      setSaid(null);
      setQuestion({ kind, list });
    },
    close: () => setQuestion(null),
    done: () => {
      setQuestion(null);
      onChanged();
    },
    move: async (list: List, groupId: string | null) => {
      await moveTo(list, groupId);
      setQuestion(null);
    },
    remove: (list: List) =>
      void run(() =>
        attempt(async () => {
          await deleteList(list.listId);
          setQuestion(null);
          onRemoved(list);
        }),
      ),
  };
}

export type ListActions = ReturnType<typeof useListActions>;
