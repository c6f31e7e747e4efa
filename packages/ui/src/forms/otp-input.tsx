import { type ChangeEvent, type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import { normaliseCode } from "./normalise-code.ts";
import styles from "./otp-input.module.css";
import { TextInput } from "./text-input.tsx";

type OtpInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "maxLength"> & {
  value: string;
  onChange: (value: string) => void;
};

/** No maxlength: the browser would cut a pasted "123 456" before it is normalised. */
export function OtpInput({ className, value, onChange, ...rest }: OtpInputProps) {
  // Rewriting the value during composition doubles the digits of a Japanese input method.
  const [composed, setComposed] = useState<string>();
  const commit = (text: string) => {
    setComposed(undefined);
    onChange(normaliseCode(text));
  };
  return (
    <TextInput
      {...rest}
      maxLength={null}
      className={classNames(styles.code, className)}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      value={composed ?? value}
      onChange={(event) => (isComposing(event) ? setComposed : commit)(event.target.value)}
      onCompositionEnd={(event) => commit(event.currentTarget.value)}
    />
  );
}

function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing;
}
