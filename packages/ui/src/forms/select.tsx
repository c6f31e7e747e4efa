import { ChevronDown, X } from "lucide-react";
import { type ComponentProps, memo, useRef } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import styles from "./select.module.css";
import input from "./text-input.module.css";

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<"select">, "value" | "onChange" | "multiple" | "children"> & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** e.g. "Select an option". */
  placeholder?: string | undefined;
  /** Name of the button that clears the choice. Without it there is none. */
  clearLabel?: string | undefined;
};

/** The native control: nothing opens better on a phone. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  clearLabel,
  className,
  ...rest
}: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const clearable = clearLabel !== undefined && value !== "" && !rest.disabled;
  const clear = () => {
    onChange("");
    select.current?.focus();
  };
  return (
    <div className={classNames(styles.wrap, clearable && styles.clearable, className)}>
      <select
        ref={select}
        {...rest}
        className={classNames(input.input, styles.select, value === "" && styles.empty)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder === undefined ? null : (
          <option value="" hidden={rest.required}>
            {placeholder}
          </option>
        )}
        <Options options={options} />
      </select>
      {clearable ? (
        <IconButton
          className={styles.clear}
          label={clearLabel}
          icon={<X size={18} aria-hidden="true" />}
          onClick={clear}
        />
      ) : null}
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </div>
  );
}

/** Memoised: of years there are more than a hundred. */
const Options = memo(function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});
