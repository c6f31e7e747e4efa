import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { StageLine } from "@tomoru/ui/data/stage-line";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { daysOf } from "../days.view.ts";
import { isCreatorsTurn, noteOf, wayOf } from "../payment-detail.view.ts";
import styles from "./payment-detail.module.css";

const states = { done: "done", ahead: "ahead" } as const;

/** The stages, and what happens next or what to do. */
export function PaymentWay({ payment }: { payment: PaymentDetail }) {
  const { words, format } = useLanguage();
  const { detail: say } = words.payments;
  const note = noteOf(payment, { words: say, format: daysOf(words.payments, format), today: todayInJapan() });
  const isMine = isCreatorsTurn(payment);
  const stages = wayOf(payment, say).map(({ step, label, state, on }) => ({
    key: step,
    label,
    when: on ? format.monthDay(on) : null,
    state: state === "now" ? (isMine ? ("mine" as const) : ("theirs" as const)) : states[state],
    stateWord: say.stepWords[state],
  }));
  return (
    <Card as="section" tone={isMine ? "lamp" : "plain"} className={styles.card} aria-labelledby="where">
      <h2 id="where">{say.where}</h2>
      <StageLine label={say.where} stages={stages} layout="column" />
      {isMine ? (
        <>
          <p>
            <Phrases>{note}</Phrases>
          </p>
          <ButtonLink variant="primary" render={<Link to={paths.bankAccount} />}>
            {say.change}
          </ButtonLink>
        </>
      ) : (
        <InlineMessage tone="info">{note}</InlineMessage>
      )}
    </Card>
  );
}
