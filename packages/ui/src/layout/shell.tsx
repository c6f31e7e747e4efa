import type { ReactNode } from "react";
import { Anchor, type LinkElement } from "../actions/anchor.tsx";
import { classNames } from "../class-names.ts";
import { StickyActions } from "../forms/sticky-actions.tsx";
import styles from "./shell.module.css";
import navStyles from "./shell-nav.module.css";
import { type NavItem, NavList } from "./shell-nav.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type ShellProps = {
  skipLabel: string;
  brand: ReactNode;
  nav: NavItem[];
  navLabel: string;
  /** Rows of `ShellRow`. */
  foot: ReactNode;
  topEnd: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Above the bottom bar, below 1024 px only. */
  actionBar?: ReactNode;
};

/** Signed-in pages: a sidebar from 1024 px, a top and a bottom bar below. */
export function Shell(props: ShellProps) {
  const { skipLabel, brand, nav, navLabel, foot, topEnd, footer, children, actionBar } = props;
  return (
    <div className={styles.shell}>
      <SkipLink label={skipLabel} />
      <header className={styles.head}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.topEnd}>{topEnd}</div>
        <nav className={styles.sideNav} aria-label={navLabel}>
          <NavList items={nav} place="side" />
        </nav>
        <div className={styles.foot}>{foot}</div>
      </header>
      <div className={styles.body}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter className={styles.footer}>{footer}</SiteFooter>
      </div>
      {actionBar ? (
        <div className={styles.actionBar}>
          <StickyActions>{actionBar}</StickyActions>
        </div>
      ) : null}
      <nav className={styles.bottomBar} aria-label={navLabel}>
        <NavList items={nav} place="bottom" />
      </nav>
    </div>
  );
}

/** A row of the sidebar that is no page: account, sign-out. */
export function ShellRow({
  icon,
  render,
  children,
}: {
  icon: ReactNode;
  render: LinkElement;
  children: ReactNode;
}) {
  return (
    <Anchor render={render} className={classNames(navStyles.item, navStyles.row)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
