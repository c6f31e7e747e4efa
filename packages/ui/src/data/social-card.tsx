import type { ReactNode } from "react";
import { type Platform, PlatformName } from "../text/platform-name.tsx";
import styles from "./social-card.module.css";

type SocialPanelProps = {
  platform: Platform;
  /** e.g. "@hana". */
  handle?: ReactNode;
  /** A Tag. */
  state?: ReactNode;
  /** e.g. followers 12万. */
  figures?: readonly { key: string; label: string; value: ReactNode }[] | undefined;
  action?: ReactNode;
  /** The action's result. */
  message?: ReactNode;
  /** e.g. a Sparkline. */
  children?: ReactNode;
};

/** Its platform's name is an h3. */
export function SocialPanel(props: SocialPanelProps) {
  const { platform, handle, state, figures = [], action, message, children } = props;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.who}>
          <div className={styles.name}>
            <h3 className={styles.platform}>
              <PlatformName platform={platform} size="regular" />
            </h3>
            {state}
          </div>
          {handle ? <div className={styles.handle}>{handle}</div> : null}
        </div>
        {action}
      </div>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map(({ key, label, value }) => (
            <div key={key}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <div className={styles.more}>{children}</div> : null}
      {message}
    </div>
  );
}
