import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FieldError } from "./field.tsx";
import styles from "./range-inputs.module.css";
import { TextInput } from "./text-input.tsx";

export type RangeText = { readonly least: string; readonly most: string };

type RangeInputsProps = {
  legend: string;
  leastLabel: string;
  mostLabel: string;
  /** Stands behind the fields. */
  unit: string;
  /** In an end that is open. */
  placeholder: string;
  value: RangeText;
  /** At a pause in typing, once a field is left, or by Enter. */
  onChange: (value: RangeText) => void;
  error?: string | undefined;
};

/** Two ends of a range, either of which may be open. */
export function RangeInputs(props: RangeInputsProps) {
  const { legend, leastLabel, mostLabel, unit, placeholder, value, onChange, error } = props;
  const errorId = useId();
  const ends = [
    { end: "least", label: leastLabel },
    { end: "most", label: mostLabel },
  ] as const;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        {ends.map(({ end, label }) => (
          <End
            key={end}
            label={label}
            placeholder={placeholder}
            text={value[end]}
            onText={(text) => onChange({ ...value, [end]: text })}
            errorId={error ? errorId : undefined}
          />
        ))}
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

type EndProps = {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  errorId: string | undefined;
};

/** As many characters stand in full at the usual size. */
const longest = 7;

/** A pause this long in typing tells. */
const pauseMs = 600;

function End({ label, placeholder, text, onText, errorId }: EndProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** What was told while it is written: it stays as it was typed, until the field is left. */
  const [told, setTold] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What came from outside, by a chip or by Back, takes the place of what was typed.
  if (text !== known) {
    setKnown(text);
    if (told === null) setTyped(text);
  }
  const tell = (next: string) => {
    clearTimeout(timer.current);
    if (next === (told ?? text)) return;
    setTold(next);
    onText(next);
  };
  return (
    <TextInput
      className={styles.input}
      data-long={typed.length > longest ? "" : undefined}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      maxLength={15}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => tell(value), pauseMs);
      }}
      onBlur={() => {
        tell(typed);
        setTold(null);
        if (typed === told) setTyped(text);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Enter") tell(typed);
      }}
    />
  );
}
