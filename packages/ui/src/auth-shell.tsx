import type { ReactNode } from "react";
import styles from "./auth-shell.module.css";
import { Card } from "./card.tsx";
import { classNames } from "./class-names.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type AuthShellProps = {
  skipLabel: string;
  brand: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** One line under the card, e.g. the way to sign up. */
  below?: ReactNode;
  /** A panel on the right, from 1024 px only. */
  aside?: ReactNode;
};

/** Signed-out pages: the logo, one card, the footer. */
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
