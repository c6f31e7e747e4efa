import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { calendarId } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useCalendar } from "../use-calendar.ts";
import styles from "./calendar-card.module.css";

/** The days of deals for one's own calendar: the address to subscribe to, and how to replace it. */
export function CalendarCard() {
  const { calendar: words } = useWords().settings;
  const { address, said, busy, isAsking, ask, show, renew, copy } = useCalendar();
  return (
    <Card as="section" aria-labelledby={calendarId} className={styles.card}>
      <h2 id={calendarId} tabIndex={-1}>
        <Phrases>{words.title}</Phrases>
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      {address === null ? (
        <div>
          <Button variant="secondary" size="dense" loading={busy ? words.loading : undefined} onClick={show}>
            {words.show}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.address}>{address}</p>
          <p className={styles.lead}>{words.secret}</p>
          <div className={styles.actions}>
            <Button variant="secondary" size="dense" onClick={() => void copy()}>
              {words.copy}
            </Button>
            {isAsking ? null : (
              <Button variant="text" size="dense" onClick={() => ask(true)}>
                {words.renew}
              </Button>
            )}
          </div>
        </>
      )}
      {isAsking ? (
        <div className={styles.question}>
          <p>{words.question}</p>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="dense"
              loading={busy ? words.loading : undefined}
              onClick={renew}
            >
              {words.confirm}
            </Button>
            <Button variant="text" size="dense" onClick={() => ask(false)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : null}
      {said === null ? null : (
        <InlineMessage tone={said === "failed" ? "error" : "success"}>{words.said[said]}</InlineMessage>
      )}
    </Card>
  );
}
