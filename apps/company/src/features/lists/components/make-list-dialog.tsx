import type { ListGroup } from "@tomoru/contract/company/list-groups";
import type { List } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useState } from "react";
import { FormDialog } from "../../../shared/lists/form-dialog.tsx";
import { useNewList } from "../../../shared/lists/use-new-list.ts";
import { useWords } from "../../../shared/site.ts";
import { GroupField } from "./group-field.tsx";

type MakeListDialogProps = {
  groups: readonly ListGroup[];
  /** The group that is shown, in which the list is made. */
  groupId: string | null;
  onMade: (list: List) => void;
  onCancel: () => void;
};

/** An empty list. Its platform is chosen once and for good. */
export function MakeListDialog({ groups, groupId: here, onMade, onCancel }: MakeListDialogProps) {
  const { lists: say } = useWords();
  const [platform, setPlatform] = useState<Platform>("instagram");
  const [groupId, setGroupId] = useState(here);
  const form = useNewList({ platform, groupId, creatorIds: [], onMade });
  return (
    <FormDialog
      title={say.form.newTitle}
      message={null}
      focusId="name"
      submitLabel={say.form.create}
      cancelLabel={say.form.cancel}
      loading={form.sending ? say.form.creating : undefined}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField {...form.text("name")} maxLength={limits.listNameMaxLength} autoComplete="off" />
      <Segmented
        legend={say.platform}
        options={platforms.map((value) => ({ value, label: platformNames[value] }))}
        value={platform}
        onChange={setPlatform}
      />
      <TextAreaField {...form.text("explanation")} rows={3} maxLength={limits.listExplanationMaxLength} />
      {groups.length > 0 ? (
        <GroupField id="group" groups={groups} value={groupId} onChange={setGroupId} />
      ) : null}
      <FormFailure failure={form.failure} inline={["dataNotFound", "dataInvalid"]} />
    </FormDialog>
  );
}
