import { useState } from "react";
import { Button } from "../actions/button.tsx";
import styles from "./check-list.module.css";
import type { SelectOption } from "./select.tsx";

type CheckListProps = {
  legend: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** So many stand there at first, and whatever is chosen. */
  shown?: number;
  moreLabel?: (hidden: number) => string;
  fewerLabel?: string;
};

/** Choices that take effect at once, in few lines: for a panel beside what they choose from. */
export function CheckList({
  legend,
  options,
  value,
  onChange,
  shown = options.length,
  moreLabel,
  fewerLabel,
}: CheckListProps) {
  const [isOpen, setOpen] = useState(false);
  const short = options.filter((option, at) => at < shown || value.includes(option.value));
  const hidden = options.length - short.length;
  const toggle = (chosen: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, chosen] : value.filter((each) => each !== chosen));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      {(isOpen ? options : short).map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {moreLabel && (hidden > 0 || isOpen) ? (
        <Button
          variant="text"
          size="dense"
          flush="start"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? fewerLabel : moreLabel(hidden)}
        </Button>
      ) : null}
    </fieldset>
  );
}
