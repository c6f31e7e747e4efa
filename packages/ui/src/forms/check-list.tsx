import { useState } from "react";
import { Button } from "../actions/button.tsx";
import styles from "./check-list.module.css";
import type { SelectOption } from "./select.tsx";
import { useChoice } from "./use-choice.ts";

type CheckListProps = {
  legend: string;
  options: readonly SelectOption[];
  value: readonly string[];
  /** As a transition: a box answers the press at once and alone. */
  onChange: (value: readonly string[]) => void;
  /** How many options are shown at first, besides those that are chosen. */
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
  const [ticked, tick] = useChoice(value, onChange);
  const short = options.filter((option, at) => at < shown || ticked.includes(option.value));
  const hidden = options.length - short.length;
  const toggle = (chosen: string, isChosen: boolean) =>
    tick(isChosen ? [...ticked, chosen] : ticked.filter((each) => each !== chosen));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      {(isOpen ? options : short).map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={ticked.includes(option.value)}
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
