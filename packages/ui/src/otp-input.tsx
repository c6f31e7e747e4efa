import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { normaliseCode } from "./normalise-code.ts";
import styles from "./otp-input.module.css";
import { TextInput } from "./text-input.tsx";

type OtpInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "maxLength"> & {
  value: string;
  onChange: (value: string) => void;
};

/** One input without a length limit: the browser would cut a pasted "123 456" before we could read it. */
export function OtpInput({ className, onChange, ...rest }: OtpInputProps) {
  return (
    <TextInput
      {...rest}
      className={classNames(styles.code, className)}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      onChange={(event) => onChange(normaliseCode(event.target.value))}
    />
  );
}
