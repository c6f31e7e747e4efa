import type { ReactNode } from "react";
import type { LinkElement } from "./anchor.tsx";
import { BackLink } from "./back-link.tsx";
import styles from "./page-header.module.css";
import { Phrases } from "./phrases.tsx";

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
      <h1 tabIndex={-1}>
        <Phrases>{title}</Phrases>
      </h1>
      {lead ? (
        <p className={styles.lead}>
          <Phrases>{lead}</Phrases>
        </p>
      ) : null}
    </div>
  );
}
