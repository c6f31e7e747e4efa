import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./check-chips.module.css";
import type { FieldTag } from "./field.tsx";
import { FieldSet } from "./field-set.tsx";

type CheckChipsProps = {
  id: string;
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly { value: string; label: string /** Beside a chosen one. */; end?: ReactNode }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** A few choices beside each other, of which several may hold. */
export function CheckChips({ options, value, onChange, ...field }: CheckChipsProps) {
  return (
    <FieldSet {...field}>
      {(control) => (
        <div className={styles.chips}>
          {options.map((option, index) => {
            const isChosen = value.includes(option.value);
            return (
              <span key={option.value} className={classNames(styles.chip, isChosen && styles.chosen)}>
                <label className={styles.label}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    id={index === 0 ? control.id : undefined}
                    aria-describedby={index === 0 ? control["aria-describedby"] : undefined}
                    aria-invalid={control["aria-invalid"]}
                    checked={isChosen}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...value, option.value]
                          : value.filter((each) => each !== option.value),
                      )
                    }
                  />
                  <span>{option.label}</span>
                </label>
                {isChosen ? option.end : null}
              </span>
            );
          })}
        </div>
      )}
    </FieldSet>
  );
}
