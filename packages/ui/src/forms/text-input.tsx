import type { ComponentProps, FocusEvent } from "react";
import { classNames } from "../class-names.ts";
import { halfWidthDigits } from "./half-width-digits.ts";
import styles from "./text-input.module.css";

type TextInputProps = Omit<ComponentProps<"input">, "maxLength"> & {
  /** UTF-16 units, 150 by default. `null` for fields that shorten a paste or report its length themselves. */
  maxLength?: number | null;
};

/** The contract has it as `textInputMaxLength`. */
const defaultMaxLength = 150;

const numeric = ["numeric", "decimal", "tel"];

/** A field of digits that is left has them at half width: what it shows is what is sent. */
export function TextInput({
  className,
  type = "text",
  maxLength = defaultMaxLength,
  onBlur,
  ...rest
}: TextInputProps) {
  const isNumeric = numeric.includes(rest.inputMode ?? "");
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (isNumeric) narrow(event.currentTarget);
    onBlur?.(event);
  };
  return (
    <input
      {...rest}
      type={type}
      maxLength={maxLength ?? undefined}
      className={classNames(styles.input, className)}
      onBlur={isNumeric ? leave : onBlur}
    />
  );
}

/** As if it were typed: React hears of a value only where it is set past its own setter. */
function narrow(input: HTMLInputElement): void {
  const value = halfWidthDigits(input.value);
  if (value === input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
