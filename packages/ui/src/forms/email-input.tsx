import type { ComponentProps } from "react";
import { TextInput } from "./text-input.tsx";

/** Keeps a phone from correcting an e-mail while it is typed. */
export function EmailInput({ autoComplete = "email", ...rest }: ComponentProps<"input">) {
  return (
    <TextInput
      {...rest}
      maxLength={null}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
