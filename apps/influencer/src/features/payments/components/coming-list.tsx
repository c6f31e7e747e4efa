import { type ComingPayment, isOverdue } from "@tomoru/contract/influencer/payments";
import { TextLink } from "@tomoru/ui/actions/button";
import { StepBar } from "@tomoru/ui/data/step-bar";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { calendarPath, dealPath, paths, paymentPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { comingNotes, comingTag, hasDay, isBack, stepsDone, stepsOfAll } from "../coming.view.ts";
import { daysOf } from "../days.view.ts";
import { stepName } from "../payment-detail.view.ts";
import styles from "./coming-list.module.css";
import { PaymentTag } from "./payment-tag.tsx";

/** Money on its way, each with how far it is and who acts next. What came back stands apart, above it. */
export function ComingList({ coming }: { coming: readonly ComingPayment[] }) {
  const { coming: say } = useLanguage().words.payments;
  const failed = coming.filter(isBack);
  const onItsWay = coming.filter((payment) => !isBack(payment));
  return (
    <>
      {failed.length > 0 ? <Section id="failed" title={say.failed} rows={failed} /> : null}
      <Section
        id="coming"
        title={say.title}
        rows={onItsWay}
        action={
          onItsWay.length > 0 ? <TextLink render={<Link to={calendarPath} />}>{say.calendar}</TextLink> : null
        }
      />
    </>
  );
}

type SectionProps = { id: string; title: string; rows: readonly ComingPayment[]; action?: ReactNode };

function Section({ id, title, rows, action }: SectionProps) {
  const { coming: say } = useLanguage().words.payments;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Phrases>{title}</Phrases>
        </h2>
        {action}
      </div>
      <Card padding="none">
        {rows.length > 0 ? (
          <ul>
            {rows.map((payment, index) => (
              <Row key={payment.paymentId ?? payment.dealId ?? index} payment={payment} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <Phrases>{say.none}</Phrases>
          </p>
        )}
      </Card>
    </section>
  );
}

function Row({ payment }: { payment: ComingPayment }) {
  const { words, format } = useLanguage();
  const { coming: say } = words.payments;
  const days = daysOf(words.payments, format);
  const { on, description, yen, step } = payment;
  const path = pathOf(payment);
  const today = todayInJapan();
  const notes = comingNotes(payment, { words: words.payments, format, today });
  return (
    <li className={styles.row}>
      {hasDay(payment, today) ? (
        <time className={styles.date} dateTime={on}>
          <span className={styles.day}>{days.short(on)}</span>
          <span>{days.weekday(on)}</span>
        </time>
      ) : (
        <p className={styles.date}>{say.noDay}</p>
      )}
      <div className={styles.body}>
        <p className={styles.name}>{path ? <Link to={path}>{description}</Link> : description}</p>
        <div className={styles.money}>
          <span className={styles.yen}>{format.yen(yen)}</span>
          <PaymentTag status={comingTag(payment)} />
        </div>
        {step ? (
          <StepBar
            count={stepsOfAll}
            done={stepsDone(step)}
            sentence={say.step(
              stepsDone(step) + 1,
              stepName(step, { stage: payment.stage, words: words.payments.detail }),
            )}
          />
        ) : null}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <Phrases>{note}</Phrases>
          </p>
        ))}
        {isOverdue(payment, today) ? (
          <TextLink render={<Link to={paths.inquiry} />}>{say.ask}</TextLink>
        ) : null}
      </div>
    </li>
  );

  function pathOf({ paymentId, dealId }: ComingPayment): string | null {
    if (dealId === null) return null;
    return paymentId === null ? dealPath(dealId) : paymentPath(paymentId);
  }
}
