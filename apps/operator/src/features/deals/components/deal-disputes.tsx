import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

/** What a side has put to the operator, the newest on top: one that waits, and what came of those before. */
export function DealDisputes({ known: { disputes } }: { known: OperatorDeal }) {
  const { words, format } = useLanguage();
  const { deals: say } = words;
  const moments = useMoments();
  return disputes.toReversed().map((dispute) => {
    const { by, openedAt, decideBy, decision, creatorPct, decidedReason, decidedAt } = dispute;
    const share = creatorPct === null ? "" : ` (${creatorPct}%)`;
    return (
      <Card
        key={openedAt}
        as="section"
        tone={decidedAt === null ? "lamp" : "plain"}
        aria-label={say.dispute.title}
        className={styles.card}
      >
        <h2>{say.dispute.title}</h2>
        <p className={styles.note}>
          {say.by[by]} · {moments.dated(openedAt)}
          {decidedAt === null ? ` · ${say.due(format.day(decideBy))}` : null}
        </p>
        <p className={styles.text}>{dispute.reason}</p>
        {decidedAt === null ? null : (
          <>
            <h3>
              {say.acts.decide}: {decision ? `${say.decide.decisions[decision]}${share}` : say.acts.undecided}
            </h3>
            <p className={styles.note}>{moments.dated(decidedAt)}</p>
            {decidedReason ? <p className={styles.text}>{decidedReason}</p> : null}
          </>
        )}
      </Card>
    );
  });
}
