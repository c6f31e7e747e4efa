import type { ReactNode } from "react";
import type { LinkElement } from "./anchor.tsx";
import { BackLink } from "./back-link.tsx";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { label: string; render: LinkElement } | undefined;
  /** One line above the heading: a platform, a status. */
  meta?: ReactNode;
};

/** Holds the page's only h1, which can take focus after a move. */
export function PageHeader({ title, lead, back, meta }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back ? <BackLink {...back} /> : null}
      {meta ? <div className={styles.meta}>{meta}</div> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
