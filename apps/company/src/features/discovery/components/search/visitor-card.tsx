import type { AccountCard } from "@tomoru/contract/company/account-card";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Card } from "@tomoru/ui/layout/card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Lock, UsersRound } from "lucide-react";
import { bandText } from "../../../../shared/accounts/account-texts.view.ts";
import { useCategories } from "../../../../shared/accounts/categories.queries.ts";
import { useLanguage } from "../../../../shared/site.ts";
import styles from "./visitor-card.module.css";

/** What a visitor sees of an account. The figures are blank places, with nothing that looks like a number. */
export function VisitorCard({ account }: { account: AccountCard }) {
  const { words, format } = useLanguage();
  const { handle, displayName, platform, categories, followerBand } = account;
  const names = useCategories().filter(({ value }) => categories.includes(value));
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.person}>
        <Avatar name={displayName} />
        <div className={styles.names}>
          <h3 className={styles.handle}>@{handle}</h3>
          <p className={styles.about}>{format.beside(names.map(({ label }) => label)) || displayName}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <PlatformName platform={platform} />
        <span className={styles.band}>
          <UsersRound size={16} aria-hidden="true" />
          {bandText(followerBand, { words, format })}
        </span>
      </div>
      <svg className={styles.bars} viewBox="0 0 200 26" aria-hidden="true">
        <rect width="128" height="9" rx="2" />
        <rect y="17" width="80" height="9" rx="2" />
      </svg>
      <p className={styles.locked}>
        <Lock size={14} aria-hidden="true" />
        {words.search.visitor.locked}
      </p>
    </Card>
  );
}
