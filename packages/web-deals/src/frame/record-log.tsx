import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import type { Deal } from "../deal-site.tsx";
import { decisionOf } from "../delivery/dispute-notes.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./log.module.css";
import { disputesByEvent, isPaymentCheck } from "./record.view.ts";

/** What happened, newest first. */
export function RecordLog({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { moment } = useMoments();
  const { record } = words.acts;
  const said = disputesByEvent(deal);
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
        {deal.events.toReversed().map((event) => {
          const { at, actor, act, version } = event;
          const { dispute, isDecision = false } = said.get(event) ?? {};
          return (
            <li key={`${at} ${act}`}>
              <span className={styles.what}>
                <strong>{record.by[actor](names[actor])}</strong>{" "}
                {isPaymentCheck(event) ? record.paymentCheck : record.acts[act]}
                {version ? <span className={styles.note}> {record.version(version)}</span> : null}
                {isDecision && dispute && act === "decide" ? (
                  <span className={styles.agreed}>{decisionOf(dispute, words.delivery.dispute)}</span>
                ) : null}
                <span className={styles.words}>{isDecision ? dispute?.decidedReason : dispute?.reason}</span>
              </span>
              <time dateTime={at}>{moment(at)}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
