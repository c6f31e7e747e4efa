import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode };

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)} aria-label={label}>
      {icon}
    </button>
  );
}
