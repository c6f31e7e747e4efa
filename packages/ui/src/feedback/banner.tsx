import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Phrases } from "../text/phrases.tsx";
import styles from "./banner.module.css";
import { NoticeIcon } from "./notice-icon.tsx";

type BannerProps = {
  tone?: "success" | "info" | "error" | undefined;
  children: ReactNode;
  action?: ReactNode;
};

/** The result of an action on the page before. Stays until the next navigation. */
export function Banner({ tone = "success", children, action }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role="status">
      <NoticeIcon tone={tone} />
      <div className={styles.body}>
        <p className={styles.words}>
          <Phrases>{children}</Phrases>
        </p>
        {action}
      </div>
    </div>
  );
}
