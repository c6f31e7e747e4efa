import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./log.module.css";

/** What happened, newest first. */
export function RecordLog({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { moment } = useMoments();
  const { record } = words.acts;
  const names = {
    company: deal.company.name,
    creator: deal.creator.name,
    operator: "",
    clock: "",
    stripe: "",
  };
  return (
    <section className={styles.section}>
      <h2>{record.title}</h2>
      <ol className={styles.log}>
        {deal.events.toReversed().map(({ at, actor, act, version }) => (
          <li key={`${at} ${act}`}>
            <span className={styles.what}>
              <strong>{record.by[actor](names[actor])}</strong> {record.acts[act]}
              {version ? <span className={styles.note}> {record.version(version)}</span> : null}
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
