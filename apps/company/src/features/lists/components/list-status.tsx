import type { List } from "@tomoru/contract/company/lists";
import { Tag } from "@tomoru/ui/data/tag";
import { Lock, MessageCircleDashed } from "lucide-react";
import { useWords } from "../../../shared/site.ts";

/** Whether the list was consulted, and whether the plan has locked it. */
export function ListStatus({ list }: { list: Pick<List, "status" | "isLocked"> }) {
  const { lists: say } = useWords();
  const lock = <Lock size={14} aria-hidden="true" />;
  return (
    <>
      {list.status === "consulted" ? (
        <Tag tone="neutral" icon={lock}>
          {say.consulted}
        </Tag>
      ) : (
        <Tag tone="info" icon={<MessageCircleDashed size={14} aria-hidden="true" />}>
          {say.unconsulted}
        </Tag>
      )}
      {list.isLocked ? (
        <Tag tone="neutral" icon={lock}>
          {say.locked}
        </Tag>
      ) : null}
    </>
  );
}
