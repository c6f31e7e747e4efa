import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tag.module.css";

type TagProps = {
  tone: "lamp" | "primary" | "neutral" | "danger" | "info";
  icon: ReactNode;
  children: ReactNode;
};

export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
