import { feeBounds } from "@tomoru/contract/deals/amounts";
import { payCycles } from "@tomoru/contract/deals/pay-dates";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";
import { useFields } from "./use-fields.ts";
import { WithholdingQuestions } from "./withholding-questions.tsx";

/** The fee, when it is paid, what is withheld of it. A creator leaves the last two to the payer. */
export function MoneyFields({ editor, deal }: { editor: Editor; deal: Deal }) {
  const { side } = useDealSite();
  const { words, format } = useDealLanguage();
  const fields = useFields(editor);
  const { editor: say } = words;
  const { entries, set, leastFeeYen } = editor;
  const { estimate } = deal;
  const hints = [
    leastFeeYen > 0
      ? say.hints.least(format.yen(leastFeeYen))
      : say.hints.bounds(format.yen(feeBounds.minYen), format.yen(feeBounds.maxYen)),
    estimate ? say.hints.estimate(format.compactYenRange(estimate)) : null,
  ].filter((hint) => hint !== null);
  return (
    <fieldset className={styles.group}>
      <legend>{say.groups.money}</legend>
      <TextField
        {...fields.text("feeYen", { required: true })}
        hint={
          hints.length > 0
            ? hints.map((hint) => (
                <span key={hint} className={styles.hint}>
                  {hint}
                </span>
              ))
            : undefined
        }
        inputMode="numeric"
        onBlur={() => editor.leave("feeYen")}
        autoComplete="off"
        className={styles.short}
      />
      {side === "company" ? (
        <>
          <RadioPanels
            id="payCycle"
            label={say.fields.payCycle}
            options={payCycles.map((value) => ({ value, label: words.terms.values.cycles[value] }))}
            value={entries.payCycle}
            onChange={(value) => set("payCycle", value)}
          />
          <WithholdingQuestions value={entries.withholding} onChange={(next) => set("withholding", next)} />
        </>
      ) : null}
    </fieldset>
  );
}
