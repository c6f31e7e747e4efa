import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { useWords } from "../../../shared/site.ts";

type GroupFieldProps = {
  id: string;
  groups: readonly ListGroup[];
  value: string | null;
  onChange: (groupId: string | null) => void;
  error?: string | undefined;
};

/** The group that a list is in, or none. */
export function GroupField({ id, groups, value, onChange, error }: GroupFieldProps) {
  const { form } = useWords().lists;
  const options = [
    { value: "", label: form.noGroup },
    ...groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
  ];
  return (
    <Field id={id} label={form.group} error={error}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value ?? ""}
          onChange={(next) => onChange(next === "" ? null : next)}
        />
      )}
    </Field>
  );
}
