import type { ReactNode } from "react";
import { Anchor, type LinkElement } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { CountBadge } from "./count-badge.tsx";
import styles from "./shell.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { StickyActions } from "./sticky-actions.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type NavItem = {
  key: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  /** How many wait for the reader; said in `accessibleName`, since the badge itself is silent. */
  badge?: number | undefined;
  accessibleName?: string | undefined;
  render: LinkElement;
};

type ShellProps = {
  skipLabel: string;
  /** The logo as a link home. */
  brand: ReactNode;
  nav: NavItem[];
  navLabel: string;
  /** Foot of the sidebar: rows of `ShellRow`. */
  foot: ReactNode;
  /** Right end of the top bar on small screens. */
  topEnd: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** Buttons that stay above the bottom bar on small screens only. */
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
          <NavList items={nav} className={styles.sideList} />
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
        <NavList items={nav} className={styles.bottomList} />
      </nav>
    </div>
  );
}

/** A row of the sidebar that isn't a page: the account link, the log-out button. */
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
    <Anchor render={render} className={classNames(styles.item, styles.row)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}

function NavList({ items, className }: { items: NavItem[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {items.map(({ key, label, icon, current, badge, accessibleName, render }) => (
        <li key={key}>
          <Anchor render={render} className={styles.item} aria-current={current ? "page" : undefined}>
            {icon}
            <span aria-hidden={accessibleName ? true : undefined}>{label}</span>
            {accessibleName ? <VisuallyHidden>{accessibleName}</VisuallyHidden> : null}
            {badge ? (
              <span className={styles.badge}>
                <CountBadge count={badge} />
              </span>
            ) : null}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
