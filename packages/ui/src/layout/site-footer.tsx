import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./site-footer.module.css";

export function SiteFooter({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <footer className={classNames(styles.footer, className)}>{children}</footer>;
}
