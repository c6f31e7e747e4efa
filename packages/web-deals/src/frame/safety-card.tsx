import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { BadgeCheck, Clock3, TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./safety-card.module.css";

/** Whether to trust this company: what it has done here, never a score. */
export function SafetyCard({ company }: Pick<Deal, "company">) {
  const { words } = useDealLanguage();
  const { safety: say } = words;
  const id = useId();
  const { dealsDone, medianDaysToPay, answerRate, cancelRate, verified, warnings } = company;
  const share = (rate: number) => say.percent(Math.round(rate * 100));
  const rows: [string, string | null][] = [
    [say.dealsDone, dealsDone === null ? null : say.deals(dealsDone)],
    [say.medianDaysToPay, medianDaysToPay === null ? null : say.median(medianDaysToPay)],
    [say.answerRate, answerRate === null ? null : share(answerRate)],
    [say.cancelRate, cancelRate === null ? null : share(cancelRate)],
  ];
  const known = rows.filter(([, value]) => value !== null);
  const told = warnings.filter((warning) => warning !== "unverified");
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{company.name}</h2>
        {verified ? (
          <Tag tone="primary" icon={<BadgeCheck size={14} aria-hidden="true" />}>
            {say.verified}
          </Tag>
        ) : (
          <Tag tone="neutral" icon={<Clock3 size={14} aria-hidden="true" />}>
            {say.unverified}
          </Tag>
        )}
      </div>
      {known.length === 0 ? (
        <p className={styles.few}>{say.few}</p>
      ) : (
        <dl className={styles.figures}>
          {known.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {told.length > 0 ? (
        <ul className={styles.warnings}>
          {told.map((warning) => (
            <li key={warning}>
              <TriangleAlert size={16} aria-hidden="true" />
              {say.warnings[warning]}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
