import { useEffect, useRef } from "react";
import styles from "./row-check-box.module.css";

type RowCheckBoxProps = {
  /** Says whom it chooses. */
  label: string;
  checked: boolean;
  isPartly?: boolean;
  onChange: (checked: boolean) => void;
};

/** A box without words beside it, within a row that has them. */
export function RowCheckBox({ label, checked, isPartly = false, onChange }: RowCheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
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
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
