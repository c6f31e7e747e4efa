import { useId } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
  legend: string;
  /** The legend is for screen readers only. */
  legendHidden?: boolean | undefined;
  /** `lang` for an option written in its own language. */
  options: { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** For choices that take effect at once. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
