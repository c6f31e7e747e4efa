import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import styles from "./password-input.module.css";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** Name of the show button, whose state is `aria-pressed`. */
  showLabel: string;
};

export function PasswordInput({ showLabel, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className={styles.wrap}>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        maxLength={null}
        type={visible ? "text" : "password"}
        className={styles.input}
      />
      <IconButton
        className={styles.show}
        label={showLabel}
        aria-pressed={visible}
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => setVisible(!visible)}
      />
    </div>
  );
}
