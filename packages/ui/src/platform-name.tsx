import { siInstagram, siTiktok, siYoutube } from "simple-icons";
import styles from "./platform-name.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Platform = "instagram" | "tiktok" | "youtube";

const icons = { instagram: siInstagram, tiktok: siTiktok, youtube: siYoutube };

type PlatformNameProps = { platform: Platform; iconOnly?: boolean | undefined; size?: number | undefined };

/** The owner's mark in one colour with its name; `iconOnly` keeps the name for screen readers. `size` in px, 18 to 24. */
export function PlatformName({ platform, iconOnly, size = 18 }: PlatformNameProps) {
  const { title, path } = icons[platform];
  return (
    <span className={styles.platform} translate="no">
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      {iconOnly ? <VisuallyHidden>{title}</VisuallyHidden> : <span>{title}</span>}
    </span>
  );
}
