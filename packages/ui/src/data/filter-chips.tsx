import { Anchor, type LinkElement } from "../actions/anchor.tsx";
import styles from "./filter-chips.module.css";

type Chip = {
  key: string;
  label: string;
  count?: number | undefined;
  current: boolean;
  /** A link, or a `<button type="button" onClick>`. */
  render: LinkElement;
};

export function FilterChips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ key, label: word, count, current, render }) => (
          <li key={key}>
            <Anchor render={render} className={styles.chip} aria-current={current ? "true" : undefined}>
              {word}
              {count === undefined ? null : <span className={styles.count}> {count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
