import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTag } from "./field.tsx";
import { FieldSet } from "./field-set.tsx";
import styles from "./radio-panels.module.css";
import { useChoice } from "./use-choice.ts";

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  /** Rendered below the option while it is chosen. */
  children?: ReactNode;
};

type RadioPanelsProps<Value extends string> = {
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  options: readonly RadioOption<Value>[];
  /** Null or "" for none. */
  value: Value | "" | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** `row`: side by side where there is room. `grid`: two beside each other, for options of a few words. */
  layout?: "stack" | "row" | "grid" | undefined;
};

/** Up to six large choices, all in sight. */
export function RadioPanels<Value extends string>(props: RadioPanelsProps<Value>) {
  const { options, value, onChange, onBlur, layout = "stack", ...field } = props;
  // The circle answers at once and alone; what the option opens is rendered when there is time.
  const [filled, choose] = useChoice<Value | "" | null>(value, (next) => next && onChange(next));
  return (
    <FieldSet {...field} role="radiogroup">
      {(control) => (
        <div className={classNames(styles.options, styles[layout])}>
          {options.map((option, index) => (
            <div
              key={option.value}
              className={classNames(styles.panel, Boolean(field.error) && styles.wrong)}
            >
              <label className={styles.choice}>
                <input
                  className={styles.radio}
                  type="radio"
                  id={index === 0 ? control.id : undefined}
                  name={control.id}
                  value={option.value}
                  required={control.required}
                  checked={option.value === filled}
                  onChange={() => choose(option.value)}
                  onBlur={onBlur}
                />
                <span className={styles.words}>
                  <span className={styles.label}>{option.label}</span>
                  {option.description ? (
                    <span className={styles.description}>{option.description}</span>
                  ) : null}
                </span>
              </label>
              {option.children && option.value === value ? (
                <div className={styles.opened}>{option.children}</div>
              ) : null}
            </div>
          ))}
        </div>
      )}
    </FieldSet>
  );
}
