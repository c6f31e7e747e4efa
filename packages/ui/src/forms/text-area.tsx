import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useDebouncedText } from "../timing/use-debounced-text.ts";
import styles from "./text-area.module.css";
import input from "./text-input.module.css";

type Counter = {
  /** Characters so far and at most. Longer text is an error, not cut off. */
  count: number;
  max: number;
  /** Announced once typing pauses, e.g. "42 of 150 characters". */
  status: string;
};

type TextAreaProps = ComponentProps<"textarea"> & { counter?: Counter | undefined };

export function TextArea({ className, rows = 4, counter, ...rest }: TextAreaProps) {
  return (
    <div className={styles.wrap}>
      <textarea {...rest} rows={rows} className={classNames(input.input, styles.area, className)} />
      {counter ? <CounterLine {...counter} /> : null}
    </div>
  );
}

function CounterLine({ count, max, status }: Counter) {
  const announced = useDebouncedText(status);
  return (
    <>
      <span className={classNames(styles.counter, count > max && styles.over)} aria-hidden="true">
        {count}/{max}
      </span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
