import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Phrases } from "../text/phrases.tsx";
import styles from "./field.module.css";
/** Spread it on the input. */
export type FieldControl = {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldTag = { kind: "required" | "optional"; word: string };

type FieldProps = {
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The control's id, the target of an error summary's link. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint, error, control, in that order, tied together by ids. */
export function Field({ label, tag, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          <Phrases>{label}</Phrases>
        </label>
        {tag ? <span className={classNames(styles.tag, styles[tag.kind])}>{tag.word}</span> : null}
      </div>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
      {children({
        id: controlId,
        required: tag?.kind === "required",
        "aria-describedby": classNames(hintId, errorId),
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <TriangleAlert size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
