import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./auth-shell.module.css";
import { Card } from "./card.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type AuthShellProps = {
  skipLabel: string;
  brand: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Below the card, e.g. the link to sign up. */
  below?: ReactNode;
  /** On the right, from 1024 px. */
  aside?: ReactNode;
};

export function AuthShell({ skipLabel, brand, footer, children, below, aside }: AuthShellProps) {
  return (
    <div className={classNames(styles.page, aside ? styles.withAside : undefined)}>
      <SkipLink label={skipLabel} />
      <header className={styles.brand}>{brand}</header>
      <div className={styles.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Card>{children}</Card>
          {below ? <div className={styles.below}>{below}</div> : null}
        </main>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
      <SiteFooter className={styles.footer}>{footer}</SiteFooter>
    </div>
  );
}
