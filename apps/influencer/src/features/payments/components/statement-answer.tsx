import type { Statement } from "@tomoru/contract/deals/statement";
import { Button, TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useState } from "react";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { daysOf } from "../days.view.ts";
import { useAnswerStatement } from "../payments.queries.ts";
import styles from "./payment-detail.module.css";
import { StatementQuestionForm } from "./statement-question.tsx";

/** The state of a statement. Within its seven days it can be confirmed or asked about; questions go into the deal's thread. */
export function StatementAnswer({ statement }: { statement: Statement }) {
  const { statement: say } = useLanguage().words.payments;
  const { state, dealId } = statement;
  if (state === "open") return <Answering statement={statement} />;
  return (
    <InlineMessage
      standing
      tone={state === "queried" ? "info" : "success"}
      action={
        <TextLink render={<Link to={{ pathname: dealPath(dealId), search: "?tab=thread" }} />}>
          {say.thread}
        </TextLink>
      }
    >
      {say.states[state]}
    </InlineMessage>
  );
}

function Answering({ statement }: { statement: Statement }) {
  const { paymentId, confirmBy } = statement;
  const { words, format } = useLanguage();
  const { statement: say } = words.payments;
  const answer = useAnswerStatement(paymentId);
  const [doing, setDoing] = useState<"asking" | "confirming" | null>(null);
  const { busy, run } = useOneAtATime();
  const [hasFailed, setFailed] = useState(false);
  const lastDay = dayInJapan(new Date(Date.parse(confirmBy) - 1));
  const confirm = () =>
    run(async () => {
      setFailed(false);
      try {
        await answer({ action: "confirm" });
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        setFailed(true);
      }
    });
  return (
    <Card className={styles.form}>
      <p>{say.states.open(daysOf(words.payments, format).day(lastDay))}</p>
      {hasFailed ? <InlineMessage tone="error">{say.failed}</InlineMessage> : null}
      {doing === "asking" ? (
        <StatementQuestionForm statement={statement} onCancel={() => setDoing(null)} />
      ) : null}
      {doing === "confirming" ? (
        <fieldset className={styles.form}>
          <legend>{say.confirmQuestion}</legend>
          <p>{say.confirmText}</p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              loading={busy ? say.confirming : undefined}
              onClick={() => void confirm()}
            >
              {say.confirm}
            </Button>
            <Button variant="secondary" onClick={() => setDoing(null)}>
              {say.cancel}
            </Button>
          </div>
        </fieldset>
      ) : null}
      {doing === null ? (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => setDoing("confirming")}>
            {say.confirm}
          </Button>
          <Button variant="secondary" onClick={() => setDoing("asking")}>
            {say.ask}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
