import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Phrases } from "../text/phrases.tsx";
import styles from "./inline-message.module.css";
import { NoticeIcon, type NoticeTone } from "./notice-icon.tsx";

type InlineMessageProps = {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Part of the page, not the result of an action: not announced. */
  standing?: boolean;
};

/** A result beside the control that caused it. Errors are `alert`, successes `status`. */
export function InlineMessage({ tone, title, children, action, standing = false }: InlineMessageProps) {
  const role = { error: "alert", success: "status", info: undefined, warning: undefined }[tone];
  return (
    <div className={classNames(styles.message, styles[tone])} role={standing ? undefined : role}>
      <NoticeIcon tone={tone} />
      <div className={styles.body}>
        {title ? (
          <p className={styles.title}>
            <Phrases>{title}</Phrases>
          </p>
        ) : null}
        {children ? (
          <div>
            <Phrases>{children}</Phrases>
          </div>
        ) : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
