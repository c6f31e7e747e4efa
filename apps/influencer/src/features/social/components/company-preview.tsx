import type { AccountCard } from "@tomoru/contract/company/account-card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./company-preview.module.css";

/** What a company on any plan sees of the creator. Unknown values are left out, as they are there. */
export function CompanyPreview({ preview }: { preview: AccountCard }) {
  const { words, format } = useLanguage();
  const { preview: say } = words.social.discovery;
  const { displayName, handle, platform, followers, medianViews, engagement, price } = preview;
  const percent = engagement === null ? null : `${Math.floor(engagement / 10) / 10}%`;
  const facts = [
    { term: say.followers, value: followers === null ? null : format.compact(followers) },
    { term: say.medianViews, value: medianViews === null ? null : format.count(medianViews) },
    { term: say.engagement, value: percent },
    { term: say.price, value: price === null ? null : format.compactYenRange(price) },
  ].filter(({ value }) => value !== null);
  return (
    <section className={styles.preview} aria-label={say.title}>
      <p className={styles.title}>{say.title}</p>
      <p className={styles.name}>
        <b>{displayName}</b>
        <span className={styles.handle}>@{handle}</span>
        <PlatformName platform={platform} />
      </p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.note}>{say.note}</p>
      <p className={styles.note}>{say.more}</p>
    </section>
  );
}
