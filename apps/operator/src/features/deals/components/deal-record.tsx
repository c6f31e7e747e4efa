import type { DealEventAct } from "@tomoru/contract/deals/deal-states";
import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { RecordCard } from "../../../shared/page/record-card.tsx";
import { useWords } from "../../../shared/site.ts";

export function DealRecord({ known: { events, messages, holds } }: { known: OperatorDeal }) {
  const { deals: say } = useWords();
  const moments = useMoments();
  const nameOf = (act: string) => (act in say.acts ? say.acts[act as DealEventAct] : act);
  const saidOf = ({ act, actor, operator, fault }: OperatorDeal["events"][number]) => {
    // What the clock does says so itself.
    const who = actor === "clock" && act === "tick" ? null : say.actors[actor];
    const by = operator ? say.holdRecord.by(operator) : who;
    return [nameOf(act), by, fault ? say.decide.faultWas(say.decide.faults[fault]) : null]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <>
      <RecordCard
        id="messages"
        title={say.messages}
        none={say.none}
        rows={messages.map(({ from, text, sentAt }) => ({
          key: sentAt,
          term: `${say.from[from]} ${moments.dated(sentAt)}`,
          children: <p className={styles.text}>{text}</p>,
        }))}
      />
      <RecordCard
        id="record"
        title={say.record}
        none={say.none}
        rows={[
          ...events.map((event) => ({
            key: `${event.at} ${event.act}`,
            term: moments.dated(event.at),
            children: saidOf(event),
          })),
          ...holds.map(({ isOn, reason, operator, at }) => ({
            key: at,
            term: `${moments.dated(at)} ${isOn ? say.holdRecord.on : say.holdRecord.off}`,
            children: (
              <>
                <p className={styles.text}>{reason}</p>
                <p className={styles.note}>{say.holdRecord.by(operator)}</p>
              </>
            ),
          })),
        ]}
      />
    </>
  );
}
