import { CheckList } from "@tomoru/ui/forms/check-list";
import { useState } from "react";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

/** What the company asks for, to tick off while writing; the ticks are the writer's own. */
export function DraftPoints({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const [done, setDone] = useState<readonly string[]>([]);
  const last = deal.drafts.at(-1);
  if (last?.state !== "changes") return null;
  return (
    <CheckList
      legend={words.delivery.draft.points}
      options={last.changes.map((point, at) => ({ value: String(at), label: point }))}
      value={done}
      onChange={setDone}
    />
  );
}
