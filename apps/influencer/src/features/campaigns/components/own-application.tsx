import type { OwnApplication as Own } from "@tomoru/contract/influencer/campaigns";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { Link } from "react-router";
import { dealPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useApplying } from "../campaigns.queries.ts";
import styles from "./campaigns.module.css";

/** One's application and its result. It can be withdrawn until the company has chosen, after one question. */
export function OwnApplication({ application, selectBy }: { application: Own; selectBy: string }) {
  const { words, format } = useLanguage();
  const { own, apply } = words.campaigns;
  const { withdraw } = useApplying();
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useOneAtATime();
  const send = () =>
    run(async () => {
      try {
        await withdraw(application.applicationId);
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        alertFailure(error, words);
      }
      setAsking(false);
    });
  const { state, message, wishFeeYen, dealId } = application;
  const isWaiting = state === "applied";
  return (
    <div className={styles.form}>
      <InlineMessage
        tone={isWaiting || dealId ? "success" : "info"}
        title={isWaiting ? apply.done : own.states[state]}
        standing
      >
        {isWaiting ? apply.doneText(format.day(selectBy)) : null}
      </InlineMessage>
      <p className={styles.line}>{own.fee(format.yen(wishFeeYen))}</p>
      <p className={styles.text}>{message}</p>
      {dealId ? (
        <ButtonLink variant="primary" render={<Link to={dealPath(dealId)} />}>
          {own.toDeal}
        </ButtonLink>
      ) : null}
      {isWaiting || dealId ? null : (
        <ButtonLink variant="secondary" render={<Link to={paths.campaigns} />}>
          {own.toOthers}
        </ButtonLink>
      )}
      {isWaiting && !isAsking ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {own.withdraw}
        </Button>
      ) : null}
      {isWaiting && isAsking ? (
        <fieldset className={styles.form}>
          <legend>{own.ask}</legend>
          <p className={styles.line}>{own.askText}</p>
          <div className={styles.actions}>
            <Button variant="danger" loading={busy ? own.withdrawing : undefined} onClick={() => void send()}>
              {own.withdraw}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {own.cancel}
            </Button>
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
