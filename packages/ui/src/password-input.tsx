import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import styles from "./password-input.module.css";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** Names the show button ("Show password"), whose state is `aria-pressed`. Without it there is no button. */
  showLabel?: string | undefined;
  /** Set by a caller who shows several passwords with one switch. */
  shown?: boolean | undefined;
};

export function PasswordInput({ showLabel, shown, ...rest }: PasswordInputProps) {
  const [ownShown, setOwnShown] = useState(false);
  const visible = shown ?? ownShown;
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
      {showLabel === undefined ? null : (
        <IconButton
          className={styles.show}
          label={showLabel}
          aria-pressed={visible}
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={() => setOwnShown(!visible)}
        />
      )}
    </div>
  );
}
