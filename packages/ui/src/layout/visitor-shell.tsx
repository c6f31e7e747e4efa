import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import styles from "./visitor-shell.module.css";

type VisitorShellProps = {
  skipLabel: string;
  brand: ReactNode;
  /** Links to the pages that are open to anybody. */
  nav: ReactNode;
  navLabel: string;
  /** At the end of the bar: the ways in. */
  end: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Pages for whoever looks in: one bar on top, on every width; printed without it. */
export function VisitorShell({ skipLabel, brand, nav, navLabel, end, footer, children }: VisitorShellProps) {
  return (
    <div className={styles.frame}>
      <SkipLink label={skipLabel} />
      <header className={styles.head}>
        <div className={styles.bar}>
          <div className={styles.brand}>{brand}</div>
          <nav className={styles.nav} aria-label={navLabel}>
            {nav}
          </nav>
          <div className={styles.end}>{end}</div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter className={styles.footer}>{footer}</SiteFooter>
    </div>
  );
}
