import { siInstagram, siTiktok, siYoutube } from "simple-icons";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./platform-name.module.css";

export type Platform = "instagram" | "tiktok" | "youtube";

const icons = { instagram: siInstagram, tiktok: siTiktok, youtube: siYoutube };

type PlatformNameProps = {
  platform: Platform;
  iconOnly?: boolean | undefined;
  size?: "small" | "regular" | undefined;
};

/** `iconOnly` keeps the name for screen readers. */
export function PlatformName({ platform, iconOnly, size = "small" }: PlatformNameProps) {
  const { title, path } = icons[platform];
  return (
    <span className={classNames(styles.platform, styles[size])} translate="no">
      <svg className={styles.mark} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      {iconOnly ? <VisuallyHidden>{title}</VisuallyHidden> : <span className={styles.name}>{title}</span>}
    </span>
  );
}
