import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { type FieldControl, FieldError, type FieldTag } from "./field.tsx";

type FieldSetProps = {
  legend: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first control's id, so that an error summary can point at it. */
  id?: string | undefined;
  /** `radiogroup` for choices that exclude each other. */
  role?: "group" | "radiogroup" | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** What Field is for one control, for several that make one answer. The group carries the hint and the error. */
export function FieldSet({ legend, tag, hint, error, id, role = "group", children }: FieldSetProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const described = classNames(hintId, errorId);
  return (
    // Named by the words alone, without the tag: the controls say for themselves that they are required.
    <fieldset
      className={styles.field}
      role={role}
      aria-labelledby={`${controlId}-legend`}
      aria-describedby={described}
      // Of a plain group its controls say it: the role does not carry it.
      aria-invalid={role === "radiogroup" && error ? true : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span className={styles.label} id={`${controlId}-legend`}>
            {legend}
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
