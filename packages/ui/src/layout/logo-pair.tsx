import { ArrowRight } from "lucide-react";
import { type Platform, PlatformName } from "../text/platform-name.tsx";
import { Logo } from "./logo.tsx";
import styles from "./logo-pair.module.css";

/** The platform's logo and ours. Ours is named by the text beside it. */
export function LogoPair({ platform }: { platform: Platform }) {
  return (
    <div className={styles.pair}>
      <span className={styles.tile}>
        <PlatformName platform={platform} size="regular" iconOnly />
      </span>
      <ArrowRight className={styles.arrow} size={24} aria-hidden="true" />
      <Logo size={64} />
    </div>
  );
}
