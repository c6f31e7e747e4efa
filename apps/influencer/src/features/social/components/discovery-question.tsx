import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useWords } from "../../../shared/site.ts";
import { useDiscovery, useSetDiscovery } from "../social.queries.ts";
import styles from "./discovery-question.module.css";

/** Asks once those who linked an account before companies could search; nobody finds them until they answer. */
export function DiscoveryQuestion() {
  const words = useWords();
  const { discovery } = words.social;
  const { question: say } = discovery;
  const { data } = useDiscovery();
  const save = useSetDiscovery();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const done = data?.preview ? say.yesDone : discovery.unread;
  if (answer !== null) return <p role="status">{answer ? done : say.noDone}</p>;
  if (!data || data.isAnswered || data.reason !== null) return null;
  const choose = async (isDiscoverable: boolean) => {
    setFailure(null);
    try {
      await save(isDiscoverable);
      setAnswer(isDiscoverable);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
  };
  return (
    <Card as="section" aria-labelledby="discovery-question" className={styles.question}>
      <h2 id="discovery-question">
        <Phrases>{say.title}</Phrases>
      </h2>
      <p className={styles.text}>{discovery.asked}</p>
      {failure ? <InlineMessage tone="error">{failureText(failure, words)}</InlineMessage> : null}
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={busy ? say.saving : undefined}
          onClick={() => void run(() => choose(true))}
        >
          {say.yes}
        </Button>
        <Button variant="secondary" onClick={() => void run(() => choose(false))}>
          {say.no}
        </Button>
      </div>
    </Card>
  );
}
