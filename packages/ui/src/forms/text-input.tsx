import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./text-input.module.css";

type TextInputProps = Omit<ComponentProps<"input">, "maxLength"> & {
  /** UTF-16 units, 150 by default. `null` for fields that shorten a paste or report its length themselves. */
  maxLength?: number | null;
};

/** The contract has it as `textInputMaxLength`. */
export const defaultMaxLength = 150;

export function TextInput({
  className,
  type = "text",
  maxLength = defaultMaxLength,
  ...rest
}: TextInputProps) {
  return (
    <input
      {...rest}
      type={type}
      maxLength={maxLength ?? undefined}
      className={classNames(styles.input, className)}
    />
  );
}
