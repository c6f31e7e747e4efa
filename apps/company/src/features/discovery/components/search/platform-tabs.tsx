import type { Insight } from "@tomoru/contract/company/insight";
import { platforms } from "@tomoru/contract/platforms";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Link, useLocation } from "react-router";
import { insightPath } from "../../../../app/paths.ts";
import { useLanguage } from "../../../../shared/site.ts";
import styles from "./platform-tabs.module.css";

type PlatformTabsProps = { insight: Insight };

/** The accounts of the same creator that companies find. */
export function PlatformTabs({ insight }: PlatformTabsProps) {
  const { words, format } = useLanguage();
  const { state } = useLocation() as { state: unknown };
  const { creatorId, platform, followers, otherPlatforms } = insight;
  const found = [{ platform, followers }, ...otherPlatforms];
  return (
    <nav className={styles.tabs} aria-label={words.insight.platforms}>
      {platforms.flatMap((each) => {
        const account = found.find((one) => one.platform === each);
        if (!account) return [];
        return (
          <Link
            key={each}
            className={styles.tab}
            aria-current={each === platform ? "page" : undefined}
            to={insightPath({ creatorId, platform: each })}
            state={state}
            replace
          >
            <PlatformName platform={each} />
            {account.followers === null ? null : <b>{format.compact(account.followers)}</b>}
          </Link>
        );
      })}
    </nav>
  );
}
