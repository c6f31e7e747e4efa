import type { ReactNode } from "react";
import type { LinkElement } from "../actions/anchor.tsx";
import { BackLink } from "../actions/back-link.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  back?: { label: string; render: LinkElement } | undefined;
  meta?: ReactNode;
};

/** The page's only h1, focusable for the move after a navigation. */
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
