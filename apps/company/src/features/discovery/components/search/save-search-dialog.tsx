import { type SavedSearch, SearchNaming } from "@tomoru/contract/company/saved-searches";
import { limits } from "@tomoru/contract/limits";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { FormDialog } from "../../../../shared/lists/form-dialog.tsx";
import { useWords } from "../../../../shared/site.ts";

type SaveSearchDialogProps = {
  /** Without one the search is new. */
  saved: SavedSearch | null;
  onSave: (name: string, isMailed: boolean) => Promise<void>;
  onCancel: () => void;
};

/** A name, and for a new search whether to be written to; which is off. */
export function SaveSearchDialog({ saved, onSave, onCancel }: SaveSearchDialogProps) {
  const { saved: say } = useWords().search;
  const [isMailed, setMailed] = useState(false);
  const form = useForm({
    schema: SearchNaming,
    initial: { name: saved?.name ?? "" },
    labels: { name: say.name },
    textOf: ({ refusal }) => (refusal === "noAccess" ? say.full : undefined),
    place: ({ refusal }) => (refusal === "noAccess" ? [{ field: "name", refusal }] : []),
    send: ({ name }) => onSave(name, isMailed),
  });
  return (
    <FormDialog
      title={saved ? say.renameTitle : say.saveTitle}
      message={saved ? null : say.saveText}
      submitLabel={say.confirm}
      cancelLabel={say.cancel}
      loading={form.sending ? say.saving : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.searchNameMaxLength} autoComplete="off" />
      {saved ? null : <CheckBox id="is-mailed" label={say.mailed} checked={isMailed} onChange={setMailed} />}
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}
