import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { type List, ListTexts } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { FormDialog } from "../../../shared/lists/form-dialog.tsx";
import { useRefreshLists } from "../../../shared/lists/lists.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { changeList } from "../lists.queries.ts";
import { GroupField } from "./group-field.tsx";

type EditListDialogProps = {
  list: List;
  groups: readonly ListGroup[];
  onDone: () => void;
  onCancel: () => void;
};

export function EditListDialog({ list, groups, onDone, onCancel }: EditListDialogProps) {
  const { form: say } = useWords().lists;
  const refresh = useRefreshLists();
  const [groupId, setGroupId] = useState(list.groupId);
  const form = useForm({
    schema: ListTexts,
    initial: { name: list.name, explanation: list.explanation },
    labels: { name: say.name, explanation: say.explanation },
    send: async (texts) => {
      await changeList(list.listId, { ...texts, groupId });
      await refresh();
      onDone();
    },
  });
  return (
    <FormDialog
      title={say.editTitle}
      message={null}
      submitLabel={say.save}
      cancelLabel={say.cancel}
      loading={form.sending ? say.saving : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.listNameMaxLength} autoComplete="off" />
      <TextAreaField {...form.text("explanation")} rows={3} maxLength={limits.listExplanationMaxLength} />
      {groups.length > 0 ? (
        <GroupField id="group" groups={groups} value={groupId} onChange={setGroupId} />
      ) : null}
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}
