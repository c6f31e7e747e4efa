import { type List, ListTexts } from "@tomoru/contract/company/lists";
import type { Platform } from "@tomoru/contract/platforms";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useWords } from "../site.ts";
import { makeList, useRefreshLists } from "./lists.queries.ts";

type NewList = {
  platform: Platform;
  groupId: string | null;
  creatorIds: readonly string[];
  onMade: (list: List) => void;
};

export function useNewList({ platform, groupId, creatorIds, onMade }: NewList) {
  const { form: say } = useWords().lists;
  const refresh = useRefreshLists();
  return useForm({
    schema: ListTexts,
    initial: { name: "", explanation: "" },
    labels: { name: say.name, explanation: say.explanation },
    textOf: ({ refusal }) => (refusal === "noAccess" ? say.full : undefined),
    place: ({ refusal }) => (refusal === "noAccess" ? [{ field: "name", refusal }] : []),
    send: async (texts) => {
      const list = await makeList({ ...texts, platform, groupId, creatorIds: [...creatorIds] });
      await refresh();
      onMade(list);
    },
  });
}
