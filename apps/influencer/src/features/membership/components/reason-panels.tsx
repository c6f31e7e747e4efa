import { cancellationReasons } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { useWords } from "../../../shared/site.ts";
import { chosenReason } from "../membership.view.ts";
import type { useCancellation } from "../use-cancellation.ts";

type ReasonPanelsProps = {
  form: ReturnType<typeof useCancellation>;
  errorOf: (field: string) => string | undefined;
};

/** Five reasons; under the chosen one, the question that it asks. What was answered stays when another is chosen. */
export function ReasonPanels({ form, errorOf }: ReasonPanelsProps) {
  const { forms, membership } = useWords();
  const { cancellation } = membership;
  const { cancellationDetailMaxLength: max } = limits;
  const required = { kind: "required", word: forms.required } as const;
  const count = [...form.values.description.trim()].length;
  return (
    <RadioPanels
      legend={cancellation.reason}
      tag={required}
      id="reason"
      error={errorOf("reason")}
      value={chosenReason(form.values) ?? null}
      onChange={(reason) => form.set("reason", reason)}
      options={cancellationReasons.map((value) => ({
        value,
        label: cancellation.reasons[value].label,
        children: (
          <Field
            label={cancellation.reasons[value].detail}
            tag={required}
            id="description"
            error={errorOf("description")}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                counter={{ count, max, status: cancellation.count(count, max) }}
                value={form.values.description}
                onChange={(event) => form.set("description", event.target.value)}
              />
            )}
          </Field>
        ),
      }))}
    />
  );
}
