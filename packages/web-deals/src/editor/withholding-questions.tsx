import type { Withholding } from "@tomoru/contract/deals/terms";
import { Field } from "@tomoru/ui/forms/field";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Select } from "@tomoru/ui/forms/select";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./editor.module.css";
import { type Entity, type Lives, withholdingAnswers, withholdingFor, worksFor } from "./entries.view.ts";

type WithholdingQuestionsProps = { value: Withholding; onChange: (value: Withholding) => void };

const firstFor = (of: { lives: Lives; entity: Entity }) => withholdingFor(worksFor(of)[0] ?? "ownPost");

/** Three questions, and what follows from them by the tax law: nobody has to know its terms. */
export function WithholdingQuestions({ value, onChange }: WithholdingQuestionsProps) {
  const { words } = useDealLanguage();
  const { withholding: say, fields } = words.editor;
  const { values } = words.terms;
  const answers = withholdingAnswers(value);
  const works = worksFor(answers);
  const result =
    value.kind === "none"
      ? values.withholdingReasons[value.reason]
      : `${values.withholding[value.kind]} ${values.withholdingReasons[value.reason]}`;
  return (
    <fieldset className={styles.questions} id="withholding">
      <legend>{fields.withholding}</legend>
      <Segmented
        legend={say.lives}
        options={(["japan", "abroad"] as const).map((lives) => ({ value: lives, label: say.livesIn[lives] }))}
        value={answers.lives}
        onChange={(lives) => onChange(firstFor({ ...answers, lives }))}
      />
      {answers.lives === "japan" ? (
        <Segmented
          legend={say.entity}
          options={(["individual", "corporation"] as const).map((entity) => ({
            value: entity,
            label: say.entities[entity],
          }))}
          value={answers.entity}
          onChange={(entity) => onChange(firstFor({ ...answers, entity }))}
        />
      ) : null}
      {works.length > 1 ? (
        <Field label={say.work} id="withholdingWork">
          {(control) => (
            <Select
              {...control}
              options={works.map((reason) => ({
                value: reason,
                label: reason === "corporation" ? say.entities.corporation : say.works[reason],
              }))}
              value={value.reason}
              onChange={(reason) => onChange(withholdingFor(reason as Withholding["reason"]))}
            />
          )}
        </Field>
      ) : null}
      <p className={styles.result} role="status">
        {say.result(result)}
      </p>
    </fieldset>
  );
}
