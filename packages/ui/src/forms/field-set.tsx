import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { type FieldControl, FieldError, type FieldTag } from "./field.tsx";

type FieldSetProps = {
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first control's id, the target of an error summary's link. */
  id?: string | undefined;
  role?: "group" | "radiogroup" | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Like `Field`, for several controls with one hint and one error. */
export function FieldSet({ label, tag, hint, error, id, role = "group", children }: FieldSetProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const described = classNames(hintId, errorId);
  return (
    // Named without the tag: the controls announce themselves as required.
    <fieldset
      className={styles.field}
      role={role}
      aria-labelledby={`${controlId}-legend`}
      aria-describedby={described}
      // The plain group role does not support it: its controls have it.
      aria-invalid={role === "radiogroup" && error ? true : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span className={styles.label} id={`${controlId}-legend`}>
            {label}
          </span>
          {tag ? <span className={classNames(styles.tag, styles[tag.kind])}>{tag.word}</span> : null}
        </span>
      </legend>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
      {children({
        id: controlId,
        required: tag?.kind === "required",
        "aria-describedby": described,
        "aria-invalid": error ? true : undefined,
      })}
    </fieldset>
  );
}
