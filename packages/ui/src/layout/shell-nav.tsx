import type { ReactNode } from "react";
import { Anchor, type LinkElement } from "../actions/anchor.tsx";
import { CountBadge } from "../data/count-badge.tsx";
import styles from "./shell-nav.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type NavItem = {
  key: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  /** Also part of `accessibleName`, since the badge is hidden from screen readers. */
  badge?: number | undefined;
  /** A change makes the badge pulse once. */
  lit?: number | undefined;
  accessibleName?: string | undefined;
  render: LinkElement;
};

type NavListProps = {
  items: NavItem[];
  place: "side" | "bottom";
  /** With their names as tooltips, since a rail shows icons alone. */
  titled?: boolean;
};

/** Rows of the sidebar, or tabs of the bottom bar. */
export function NavList({ items, place, titled = false }: NavListProps) {
  return (
    <ul className={place === "side" ? styles.sideList : styles.bottomList}>
      {items.map(({ key, label, icon, current, badge, lit = 0, accessibleName, render }) => (
        <li key={key}>
          <Anchor
            render={render}
            className={styles.item}
            aria-current={current ? "page" : undefined}
            title={titled ? label : undefined}
          >
            {icon}
            <span className={styles.label} aria-hidden={accessibleName ? true : undefined}>
              {label}
            </span>
            {accessibleName ? <VisuallyHidden>{accessibleName}</VisuallyHidden> : null}
            {badge ? (
              <span className={styles.badge}>
                <CountBadge key={lit} count={badge} pulse={lit > 0} />
              </span>
            ) : null}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
