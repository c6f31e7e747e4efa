import { useEffect, useRef } from "react";
import { useChoice } from "../forms/use-choice.ts";
import styles from "./row-check-box.module.css";

type RowCheckBoxProps = {
  /** Says whom it chooses. */
  label: string;
  checked: boolean;
  isPartly?: boolean;
  /** As a transition: the box answers the press at once and alone, and the rows when there is time. */
  onChange: (checked: boolean) => void;
};

/** A box without words beside it, within a row that has them. */
export function RowCheckBox({ label, checked, isPartly = false, onChange }: RowCheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [ticked, tick] = useChoice(checked, onChange);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.area}>
      <input
        ref={box}
        className={styles.box}
        type="checkbox"
        aria-label={label}
        checked={ticked}
        onChange={(event) => tick(event.target.checked)}
      />
    </label>
  );
}
