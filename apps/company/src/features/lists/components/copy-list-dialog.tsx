import { CopyTexts, type List } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { FormDialog } from "../../../shared/lists/form-dialog.tsx";
import { useRefreshLists } from "../../../shared/lists/lists.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { copyOf } from "../lists.queries.ts";

type CopyListDialogProps = {
  list: Pick<List, "listId" | "name">;
  onDone: (copy: List) => void;
  onCancel: () => void;
};

/** Copies a list in any state; the copy has not been consulted. */
export function CopyListDialog({ list, onDone, onCancel }: CopyListDialogProps) {
  const { form: say } = useWords().lists;
  const refresh = useRefreshLists();
  const form = useForm({
    schema: CopyTexts,
    initial: { name: say.copyName(list.name).slice(0, limits.listNameMaxLength) },
    labels: { name: say.name },
    textOf: ({ refusal }) => (refusal === "noAccess" ? say.full : undefined),
    place: ({ refusal }) => (refusal === "noAccess" ? [{ field: "name", refusal }] : []),
    send: async ({ name }) => {
      const copy = await copyOf(list.listId, name);
      await refresh();
      onDone(copy);
    },
  });
  return (
    <FormDialog
      title={say.copyTitle}
      message={say.copyText}
      submitLabel={say.copy}
      cancelLabel={say.cancel}
      loading={form.sending ? say.copying : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.listNameMaxLength} autoComplete="off" />
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}
