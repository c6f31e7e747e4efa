import { GroupTexts, type ListGroup } from "@tomoru/contract/company/list-groups";
import type { List } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { type FormEvent, useState } from "react";
import { FormDialog } from "../../../shared/lists/form-dialog.tsx";
import { useRefreshLists } from "../../../shared/lists/lists.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { makeGroup, renameGroup } from "../lists.queries.ts";
import { GroupField } from "./group-field.tsx";

type GroupNameDialogProps = {
  /** Without one it is made. */
  group: Pick<ListGroup, "groupId" | "name"> | null;
  onDone: () => void;
  onCancel: () => void;
};

export function GroupNameDialog({ group, onDone, onCancel }: GroupNameDialogProps) {
  const { lists: say } = useWords();
  const refresh = useRefreshLists();
  const form = useForm({
    schema: GroupTexts,
    initial: { name: group?.name ?? "" },
    labels: { name: say.group.name },
    // 409 at the name: there is one. 409 without a field: there are a hundred.
    textOf: ({ refusal }) => (refusal === "dataInvalid" ? say.group.taken : undefined),
    send: async ({ name }) => {
      await (group ? renameGroup(group.groupId, name) : makeGroup(name));
      await refresh();
      onDone();
    },
  });
  return (
    <FormDialog
      title={group ? say.group.rename : say.group.makeTitle}
      message={null}
      submitLabel={group ? say.form.save : say.group.make}
      cancelLabel={say.form.cancel}
      loading={form.sending ? say.form.saving : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.groupNameMaxLength} autoComplete="off" />
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}

type MoveDialogProps = {
  list: Pick<List, "name" | "groupId">;
  groups: readonly ListGroup[];
  onMove: (groupId: string | null) => Promise<void>;
  onCancel: () => void;
};

export function MoveDialog({ list, groups, onMove, onCancel }: MoveDialogProps) {
  const { group: say, form } = useWords().lists;
  const [groupId, setGroupId] = useState(list.groupId);
  const { busy, run } = useOneAtATime();
  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => onMove(groupId));
  }
  return (
    <FormDialog
      title={say.moveTitle}
      message={say.moveText(list.name)}
      submitLabel={say.moveConfirm}
      cancelLabel={form.cancel}
      loading={busy ? say.moving : undefined}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <GroupField id="group" groups={groups} value={groupId} onChange={setGroupId} />
    </FormDialog>
  );
}
