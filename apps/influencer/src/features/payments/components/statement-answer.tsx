import type { Statement } from "@tomoru/contract/deals/statement";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { Card } from "@tomoru/ui/layout/card";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { type SubmitEvent, useState } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { useAnswerStatement } from "../payments.queries.ts";
import styles from "./payment-detail.module.css";

/** How a statement stands, and within its seven days confirming or asking. */
export function StatementAnswer({ statement }: { statement: Statement }) {
  const { words, format } = useLanguage();
  const { statement: say } = words.payments;
  const answer = useAnswerStatement(statement.paymentId);
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  async function send(body: Parameters<typeof answer>[0]) {
    setState("sending");
    try {
      await answer(body);
      setState("idle");
      setAsking(false);
    } catch {
      setState("failed");
    }
  }
  if (statement.state !== "open") {
    return (
      <InlineMessage tone={statement.state === "queried" ? "info" : "success"}>
        {say.states[statement.state]}
      </InlineMessage>
    );
  }
  const lastDay = dayInJapan(new Date(Date.parse(statement.confirmBy) - 1));
  const isSending = state === "sending";
  function ask(event: SubmitEvent) {
    event.preventDefault();
    if (message.trim() !== "" && !isSending) void send({ action: "query", message });
  }
  return (
    <Card className={styles.form}>
      <p>{say.states.open(format.day(lastDay))}</p>
      {state === "failed" ? <InlineMessage tone="error">{say.failed}</InlineMessage> : null}
      {isAsking ? (
        <form className={styles.form} onSubmit={ask}>
          <TextAreaField
            id="question"
            label={say.askLabel}
            hint={say.askHint}
            value={message}
            required
            maxLength={2000}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={isSending ? say.confirming : undefined}>
              {say.send}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {say.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="primary"
            loading={isSending ? say.confirming : undefined}
            onClick={() => void send({ action: "confirm" })}
          >
            {say.confirm}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {say.ask}
          </Button>
        </div>
      )}
    </Card>
  );
}
