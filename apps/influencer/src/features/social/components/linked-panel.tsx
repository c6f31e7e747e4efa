import type { LinkedAccount } from "@tomoru/contract/influencer/social";
import { platformNames } from "@tomoru/i18n/brand";
import { Button } from "@tomoru/ui/actions/button";
import { SocialPanel } from "@tomoru/ui/data/social-card";
import { Tag } from "@tomoru/ui/data/tag";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Check, FlaskConical } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./linked-panel.module.css";
import { RecentViews } from "./recent-views.tsx";

/** A linked platform: who you are there, what was read last, and the way out. */
export function LinkedPanel({ account, onRemove }: { account: LinkedAccount; onRemove: () => void }) {
  const { words, format } = useLanguage();
  const { date } = useMoments();
  const { social } = words;
  const { platform, followers, readAt } = account;
  const audience = platform === "youtube" ? social.subscribers : social.followers;
  return (
    <SocialPanel
      platform={platform}
      handle={
        <span className={styles.handle}>
          @{account.handle}
          {account.isSandbox ? (
            <Tag tone="info" icon={<FlaskConical size={16} aria-hidden="true" />}>
              {social.sandbox}
            </Tag>
          ) : null}
        </span>
      }
      state={
        <Tag tone="primary" icon={<Check size={16} aria-hidden="true" />}>
          {social.linked}
        </Tag>
      }
      figures={
        readAt
          ? [
              {
                key: "followers",
                label: audience,
                value: followers === null ? social.hidden : social.people(format.compact(followers)),
              },
            ]
          : []
      }
      action={
        <Button
          variant="secondary"
          size="dense"
          aria-label={social.removePlatform(platformNames[platform])}
          onClick={onRemove}
        >
          {social.remove}
        </Button>
      }
    >
      <div className={styles.course}>
        <RecentViews account={account} />
        {readAt ? <p className={styles.note}>{social.readAt(date(readAt))}</p> : null}
      </div>
    </SocialPanel>
  );
}
