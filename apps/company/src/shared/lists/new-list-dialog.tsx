import type { List } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useWords } from "../site.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useNewList } from "./use-new-list.ts";

type NewListDialogProps = {
  platform: Platform;
  creatorIds: readonly string[];
  onMade: (list: List) => void;
  onCancel: () => void;
};

/** Makes a list of the chosen accounts. */
export function NewListDialog({ platform, creatorIds, onMade, onCancel }: NewListDialogProps) {
  const { form: say } = useWords().lists;
  const form = useNewList({ platform, groupId: null, creatorIds, onMade });
  return (
    <FormDialog
      title={say.newTitle}
      message={creatorIds.length > 0 ? say.withPeople(creatorIds.length) : null}
      submitLabel={say.create}
      cancelLabel={say.cancel}
      loading={form.sending ? say.creating : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.listNameMaxLength} autoComplete="off" />
      <TextAreaField {...form.text("explanation")} rows={3} maxLength={limits.listExplanationMaxLength} />
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}
