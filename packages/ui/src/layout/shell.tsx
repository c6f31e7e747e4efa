import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
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
  /** Denser: 208 px, and below 1424 px a rail of icons. */
  rail?: boolean;
  /** The sidebar's second part, above its foot. */
  secondNav?: NavItem[];
  /** The tabs of a phone where they are others than `nav`. */
  tabs?: NavItem[];
  /** Above the page: what holds for every one of them. */
  banner?: ReactNode;
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
  const { rail = false, secondNav = [], tabs = nav, banner } = props;
  return (
    <div className={classNames(styles.shell, rail && styles.rail)}>
      <SkipLink label={skipLabel} />
      <header className={styles.head}>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.topEnd}>{topEnd}</div>
        <nav className={styles.sideNav} aria-label={navLabel}>
          <NavList items={nav} place="side" titled={rail} />
          {secondNav.length > 0 ? (
            <div className={styles.secondNav}>
              <NavList items={secondNav} place="side" titled={rail} />
            </div>
          ) : null}
        </nav>
        <div className={styles.foot}>{foot}</div>
      </header>
      <div className={styles.body}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {banner}
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
        <NavList items={tabs} place="bottom" />
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

type ShellAccountProps = ComponentProps<"button"> & { icon: ReactNode; name: string; note: string };

/** The sidebar's foot: for whom somebody works here, and who they are; opens a menu. */
export function ShellAccount({ icon, name, note, className, ...button }: ShellAccountProps) {
  return (
    <button type="button" {...button} className={classNames(navStyles.item, navStyles.account, className)}>
      {icon}
      <span className={navStyles.who}>
        <span className={navStyles.name}>{name}</span>
        <span className={navStyles.note}>{note}</span>
      </span>
      <ChevronsUpDown className={navStyles.opens} aria-hidden="true" />
    </button>
  );
}
