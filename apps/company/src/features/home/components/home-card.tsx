import { Card } from "@tomoru/ui/layout/card";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./home-card.module.css";

type HomeCardProps = {
  id: string;
  title: string;
  /** Beside the title: where there is more, or since when. */
  more?: { label: string; to: string } | undefined;
  since?: string | undefined;
  /** Its rows go to its edges. */
  isFlush?: boolean;
  children: ReactNode;
};

export function HomeCard({ id, title, more, since, isFlush = false, children }: HomeCardProps) {
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padding={isFlush ? "none" : "regular"}
      className={isFlush ? styles.flush : styles.card}
    >
      <div className={isFlush ? styles.flushHead : styles.head}>
        <h2 id={id}>{title}</h2>
        {more ? (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        ) : null}
        {since ? <p className={styles.since}>{since}</p> : null}
      </div>
      {children}
    </Card>
  );
}
