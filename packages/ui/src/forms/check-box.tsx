import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Phrases } from "../text/phrases.tsx";
import styles from "./check-box.module.css";
import { FieldError } from "./field.tsx";
import { useChoice } from "./use-choice.ts";

type CheckBoxProps = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** As a transition: the box answers the press at once and alone. */
  onChange?: ((checked: boolean) => void) | undefined;
};

export function CheckBox({ label, hint, error, id, className, checked, onChange, ...rest }: CheckBoxProps) {
  const [ticked, tick] = useChoice(checked, onChange && ((next) => onChange(next === true)));
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={classNames(styles.wrap, className)}>
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
      <div className={styles.row}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.box}
          // Without a holder it is the browser's own.
          checked={checked === undefined ? undefined : ticked}
          onChange={(event) => tick(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hintId, errorId)}
        />
        <label htmlFor={inputId}>
          <Phrases>{label}</Phrases>
        </label>
      </div>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
