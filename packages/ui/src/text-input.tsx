import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./text-input.module.css";

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...rest} type={type} className={classNames(styles.input, className)} />;
}
