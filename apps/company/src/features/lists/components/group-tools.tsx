import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { ConfirmModal } from "@tomoru/ui/overlays/confirm-modal";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { Ellipsis, FolderPen, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRefreshLists } from "../../../shared/lists/lists.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { deleteGroup } from "../lists.queries.ts";
import { GroupNameDialog } from "./group-dialogs.tsx";
import styles from "./group-tools.module.css";

type GroupToolsProps = {
  /** The group that is shown. */
  group: ListGroup | undefined;
  onGone: (change: { group: null }) => void;
};

export function GroupTools({ group, onGone }: GroupToolsProps) {
  const words = useWords();
  const { group: say, removal } = words.lists;
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const refresh = useRefreshLists();
  const { busy, run } = useOneAtATime();
  if (!group) return null;
  const remove = async () => {
    try {
      await deleteGroup(group.groupId);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      alertFailure(failure, words);
      return;
    }
    setAsked(null);
    onGone({ group: null });
    await refresh();
  };
  return (
    <div className={styles.group}>
      <h2 className={styles.name}>{group.name}</h2>
      <LateMenu
        label={say.menu(group.name)}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        items={[
          {
            key: "rename",
            label: say.rename,
            icon: <FolderPen size={20} aria-hidden="true" />,
            onSelect: () => setAsked("rename"),
          },
          {
            key: "remove",
            label: say.remove,
            icon: <Trash2 size={20} aria-hidden="true" />,
            onSelect: () => setAsked("remove"),
          },
        ]}
      />
      {asked === "rename" ? (
        <GroupNameDialog group={group} onDone={() => setAsked(null)} onCancel={() => setAsked(null)} />
      ) : null}
      <ConfirmModal
        open={asked === "remove"}
        title={say.removeTitle(group.name)}
        message={say.removeText}
        confirmLabel={removal.confirm}
        cancelLabel={removal.cancel}
        loading={busy ? removal.working : undefined}
        destructive
        onConfirm={() => void run(remove)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
