import type { ComponentProps } from "react";
import { TextInput } from "./text-input.tsx";

/** What a phone needs to know to let an e-mail be typed as it is (design.md 4.6). */
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
