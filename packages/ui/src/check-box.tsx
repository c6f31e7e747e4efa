import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./check-box.module.css";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: ReactNode };

export function CheckBox({ label, error, id, className, ...rest }: CheckBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div className={classNames(styles.wrap, className)}>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className={styles.row}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={inputId}>{label}</label>
      </div>
    </div>
  );
}
