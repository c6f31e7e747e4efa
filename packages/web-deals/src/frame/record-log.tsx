import type { DealEvent } from "@tomoru/contract/deals/deal";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import type { Deal } from "../deal-site.tsx";
import { useDecisionText } from "../delivery/dispute-notes.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./log.module.css";
import { disputesByEvent, isPaymentCheck, rejectionsByEvent } from "./record.view.ts";

function dueText({ act, state }: DealEvent, { due }: DealWords["acts"]["record"]): string | undefined {
  return act === "tick" && state in due ? due[state as keyof typeof due] : undefined;
}

/** What happened, newest first. */
export function RecordLog({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { moment } = useMoments();
  const { record } = words.acts;
  const said = disputesByEvent(deal);
  const rejections = rejectionsByEvent(deal);
  const decision = useDecisionText(deal);
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
          const rejection = rejections.get(event);
          return (
            <li key={`${at} ${act}`}>
              <span className={styles.what}>
                <strong>{record.by[actor](names[actor])}</strong>{" "}
                {isPaymentCheck(event) ? record.paymentCheck : (dueText(event, record) ?? record.acts[act])}
                {version ? <span className={styles.note}> {record.version(version)}</span> : null}
                {isDecision && dispute && act === "decide" ? (
                  <span className={styles.agreed}>{decision(dispute)}</span>
                ) : null}
                {rejection ? (
                  <span className={styles.note}> {words.delivery.report.facts[rejection.fact]}</span>
                ) : null}
                <span className={styles.words}>
                  {rejection?.words ?? (isDecision ? dispute?.decidedReason : dispute?.reason)}
                </span>
              </span>
              <time dateTime={at}>{moment(at)}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
