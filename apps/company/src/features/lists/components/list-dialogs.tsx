import type { ListGroup } from "@tomoru/contract/company/list-groups";
import type { List } from "@tomoru/contract/company/lists";
import { ConfirmModal } from "@tomoru/ui/overlays/confirm-modal";
import { useWords } from "../../../shared/site.ts";
import type { ListActions } from "../use-list-actions.ts";
import { CopyListDialog } from "./copy-list-dialog.tsx";
import { EditListDialog } from "./edit-list-dialog.tsx";
import { MoveDialog } from "./group-dialogs.tsx";

type ListDialogsProps = {
  actions: ListActions;
  groups: readonly ListGroup[];
  onCopied: (copy: List) => void;
};

/** What is asked about a whole list, one thing at a time. */
export function ListDialogs({ actions, groups, onCopied }: ListDialogsProps) {
  const { removal } = useWords().lists;
  const { question, close, done, busy } = actions;
  if (!question) return null;
  const { kind, list } = question;
  if (kind === "edit") return <EditListDialog list={list} groups={groups} onDone={done} onCancel={close} />;
  if (kind === "copy") return <CopyListDialog list={list} onDone={onCopied} onCancel={close} />;
  if (kind === "move") {
    return (
      <MoveDialog
        list={list}
        groups={groups}
        onMove={(groupId) => actions.move(list, groupId)}
        onCancel={close}
      />
    );
  }
  return (
    <ConfirmModal
      open
      title={removal.title(list.name)}
      message={
        <>
          {removal.text(list.count)}
          {list.status === "consulted" ? removal.consulted : null}
        </>
      }
      confirmLabel={removal.confirm}
      cancelLabel={removal.cancel}
      loading={busy ? removal.working : undefined}
      destructive
      onConfirm={() => actions.remove(list)}
      onCancel={close}
    />
  );
}
