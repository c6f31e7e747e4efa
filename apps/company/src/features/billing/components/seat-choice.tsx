import type { Colleague } from "@tomoru/contract/company/members";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { FieldError } from "@tomoru/ui/forms/field";
import { useWords } from "../../../shared/site.ts";
import styles from "./plan-change.module.css";

type SeatChoiceProps = {
  colleagues: readonly Colleague[];
  /** How many colleagues the plan has seats for. */
  places: number;
  kept: readonly string[];
  onChange: (kept: string[]) => void;
};

/** Who keeps a seat on a plan with fewer seats; those who joined first are chosen already. */
export function SeatChoice({ colleagues, places, kept, onChange }: SeatChoiceProps) {
  const { change: say } = useWords().billing;
  if (places === 0) return <p className={styles.quiet}>{say.keepNone}</p>;
  return (
    <fieldset className={styles.seats} aria-describedby="seats-hint">
      <legend>{say.keep}</legend>
      <p className={styles.quiet} id="seats-hint">
        {say.keepHint(places)}
      </p>
      {kept.length > places ? <FieldError id="seats-error">{say.keepTooMany(places)}</FieldError> : null}
      {colleagues.map(({ memberId, fullName }) => (
        <CheckBox
          key={memberId}
          label={fullName}
          checked={kept.includes(memberId)}
          onChange={(checked) =>
            onChange(checked ? [...kept, memberId] : kept.filter((one) => one !== memberId))
          }
        />
      ))}
    </fieldset>
  );
}
