import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Sheet } from "../overlays/sheet.tsx";
import { CheckBox } from "./check-box.tsx";
import type { FieldControl } from "./field.tsx";
import styles from "./multi-combobox.module.css";
import select from "./select.module.css";
import type { SelectOption } from "./select.tsx";
import input from "./text-input.module.css";

type MultiSheetProps = FieldControl & {
  options: readonly SelectOption[];
  chosen: readonly SelectOption[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder: string;
  title: string;
  doneLabel: string;
  closeLabel: string;
};

/** Looks like a select and opens a sheet of check boxes, which apply with its button. */
export function MultiSheet(props: MultiSheetProps) {
  const { options, chosen, onChange, onBlur, placeholder, title, doneLabel, closeLabel, id } = props;
  const [open, setOpen] = useState(false);
  // What the boxes hold, each by itself: a tick renders neither the others nor the sheet.
  const ticked = useRef<string[]>([]);
  const show = () => {
    ticked.current = chosen.map(({ value }) => value);
    setOpen(true);
  };
  const toggle = (value: string, on: boolean) => {
    ticked.current = on ? [...ticked.current, value] : ticked.current.filter((each) => each !== value);
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const done = () => {
    onChange(ticked.current);
    close();
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
      <Sheet
        open={open}
        title={title}
        doneLabel={doneLabel}
        onDone={done}
        closeLabel={closeLabel}
        onClose={close}
      >
        <ul>
          {options.map(({ value, label }) => (
            <li key={value} className={styles.choice}>
              <CheckBox
                label={label}
                defaultChecked={chosen.some((each) => each.value === value)}
                onChange={(on) => toggle(value, on)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
