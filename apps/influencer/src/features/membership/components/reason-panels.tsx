import { cancellationReasons } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { useWords } from "../../../shared/site.ts";
import { chosenReason } from "../membership.view.ts";
import type { useCancellation } from "../use-cancellation.ts";

type ReasonPanelsProps = { form: ReturnType<typeof useCancellation> };

/** Five reasons; the chosen one asks a question. Answers stay when another reason is chosen. */
export function ReasonPanels({ form }: ReasonPanelsProps) {
  const { cancellation } = useWords().membership;
  const { cancellationDetailMaxLength: max } = limits;
  const count = [...form.values.description.trim()].length;
  return (
    <RadioPanels
      {...form.select("reason")}
      value={chosenReason(form.values) ?? null}
      onChange={(reason) => form.set("reason", reason)}
      options={cancellationReasons.map((value) => ({
        value,
        label: cancellation.reasons[value].label,
        children: (
          <TextAreaField
            {...form.text("description")}
            label={cancellation.reasons[value].detail}
            rows={3}
            counter={{ count, max, status: cancellation.count(count, max) }}
          />
        ),
      }))}
    />
  );
}
