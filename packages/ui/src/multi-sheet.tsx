import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { afterFrame } from "./after-frame.ts";
import { CheckBox } from "./check-box.tsx";
import { classNames } from "./class-names.ts";
import type { FieldControl } from "./field.tsx";
import styles from "./multi-combobox.module.css";
import select from "./select.module.css";
import type { SelectOption } from "./select.tsx";
import { Sheet } from "./sheet.tsx";
import input from "./text-input.module.css";

type MultiSheetProps = FieldControl & {
  options: readonly SelectOption[];
  chosen: readonly SelectOption[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder: string;
  title: string;
  closeLabel: string;
};

/** A button that looks like a select and opens the options as check boxes. */
export function MultiSheet(props: MultiSheetProps) {
  const { options, chosen, onChange, onBlur, placeholder, title, closeLabel, id } = props;
  const [open, setOpen] = useState(false);
  // The boxes answer at once and alone; the form around them hears of it a frame later.
  const [ticked, setTicked] = useState<string[]>([]);
  const show = () => {
    setTicked(chosen.map(({ value }) => value));
    setOpen(true);
  };
  const toggle = (value: string, on: boolean) => {
    const next = on ? [...ticked, value] : ticked.filter((each) => each !== value);
    setTicked(next);
    afterFrame(() => onChange(next));
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <div className={select.wrap}>
      <button
        type="button"
        id={id}
        className={classNames(input.input, styles.opener)}
        aria-haspopup="dialog"
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        onClick={show}
      >
        {placeholder}
      </button>
      <ChevronDown className={select.chevron} size={20} aria-hidden="true" />
      <Sheet open={open} title={title} closeLabel={closeLabel} onClose={close}>
        <ul>
          {options.map(({ value, label }) => (
            <li key={value} className={styles.choice}>
              <CheckBox
                label={label}
                checked={ticked.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
