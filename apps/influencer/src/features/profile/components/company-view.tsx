import type { AccountForm } from "@tomoru/contract/influencer/account";
import type { Category, SocialAccounts } from "@tomoru/contract/influencer/profile";
import { platforms } from "@tomoru/contract/platforms";
import { Card } from "@tomoru/ui/layout/card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { memo } from "react";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./company-view.module.css";

type CompanyViewProps = Pick<AccountForm, "creatorName" | "category" | "bio"> & {
  categories: readonly Category[];
  accounts: SocialAccounts;
};

const connected = {
  instagram: "isConnectedToInstagram",
  tiktok: "isConnectedToTiktok",
  youtube: "isConnectedToYoutube",
} as const;

/** What a company sees of the entries as they are typed. */
export const CompanyView = memo(function CompanyView(props: CompanyViewProps) {
  const { words, locale } = useLanguage();
  const { seen, ...account } = words.account;
  const name = props.creatorName.trim();
  const bio = (props.bio ?? "").trim();
  const chosen = categoryOptions(props.categories, locale).filter(({ value }) =>
    props.category.includes(value),
  );
  const linked = platforms.filter((platform) => props.accounts[connected[platform]]);
  return (
    <Card as="aside" className={styles.card} aria-labelledby="seen">
      <h2 id="seen">{seen.title}</h2>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          {[...name][0] ?? "・"}
        </span>
        <p className={name ? styles.name : styles.missing}>{name || account.creatorName}</p>
      </div>
      {chosen.length > 0 ? (
        <ul className={styles.list}>
          {chosen.map(({ value, label }) => (
            <li key={value} className={styles.category}>
              {label}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.missing}>{account.category.none}</p>
      )}
      {linked.length > 0 ? (
        <ul className={styles.platforms}>
          {linked.map((platform) => (
            <li key={platform}>
              <PlatformName platform={platform} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.missing}>{seen.noPlatform}</p>
      )}
      <p className={bio ? styles.bio : styles.missing}>{bio || seen.noBio}</p>
      <p className={styles.note}>{seen.note}</p>
    </Card>
  );
});
