import { type ReactNode, useMemo, useState } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { type DateParts, dateOfParts, daysFor, fitDay, noDate, partsOfDate } from "./date-parts.ts";
import styles from "./date-selects.module.css";
import type { FieldTag } from "./field.tsx";
import { FieldSet } from "./field-set.tsx";
import { Select, type SelectOption } from "./select.tsx";
import { useChoice } from "./use-choice.ts";

type DateSelectsProps = {
  label: ReactNode;
  tag?: FieldTag | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The year's id; month and day have `${id}-month` and `${id}-day`. */
  id?: string | undefined;
  /** "YYYY-MM-DD", or "" while incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** On every change, also of an incomplete date. */
  onPartsChange?: ((parts: DateParts) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Values without leading zeros: "4" for April. */
  years: readonly SelectOption[];
  months: readonly SelectOption[];
  dayLabel: (day: number) => string;
  /** Each select's name and placeholder. */
  labels: DateParts;
  /** Announced when a day is cleared because the new month does not have it. */
  dayCleared: string;
};

export function DateSelects(props: DateSelectsProps) {
  const { value, onChange, onPartsChange, onBlur, years, months, dayLabel, labels, dayCleared, ...field } =
    props;
  const [partial, setPartial] = useState(noDate);
  const [cleared, setCleared] = useState(false);
  // The value is a whole date; an incomplete one is local state.
  const held = value === "" && dateOfParts(partial) === "" ? partial : partsOfDate(value);
  const [parts, press] = useChoice(held, (next) => {
    setPartial(next);
    onPartsChange?.(next);
    onChange(dateOfParts(next));
  });

  const choose = (part: keyof DateParts) => (chosen: string) => {
    const wanted = { ...parts, [part]: chosen };
    const next = fitDay(wanted);
    setCleared(next.day !== wanted.day);
    press(next);
  };

  const count = daysFor(parts);
  const days = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        value: String(index + 1),
        label: dayLabel(index + 1),
      })),
    [count, dayLabel],
  );
  const selects = [
    { part: "year", options: years },
    { part: "month", options: months },
    { part: "day", options: days },
  ] as const;

  return (
    <FieldSet {...field}>
      {(control) => (
        <div className={styles.selects}>
          {selects.map(({ part, options }) => (
            <Select
              key={part}
              className={styles[part]}
              id={part === "year" ? control.id : `${control.id}-${part}`}
              aria-label={labels[part]}
              aria-invalid={control["aria-invalid"]}
              required={control.required}
              autoComplete={`bday-${part}`}
              placeholder={labels[part]}
              options={options}
              value={parts[part]}
              onChange={choose(part)}
              onBlur={onBlur}
            />
          ))}
          <VisuallyHidden role="status">{cleared ? dayCleared : null}</VisuallyHidden>
        </div>
      )}
    </FieldSet>
  );
}
