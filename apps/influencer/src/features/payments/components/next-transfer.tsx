import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { CalendarDays, Landmark } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { nextTransfer, type PaymentSummary } from "../payments.view.ts";
import styles from "./next-transfer.module.css";

type NextTransferProps = {
  summary: PaymentSummary;
  /** All that is pending, this transfer included. */
  pendingYen: number | undefined;
};

/** The page's answer: when how much comes and where it goes, or what is missing for it. */
export function NextTransferCard({ summary, pendingYen }: NextTransferProps) {
  const { words } = useLanguage();
  const { next } = words.payments;
  const found = nextTransfer(summary, dayInJapan(new Date()));
  const isTheirTurn = found.kind === "unaddressed" || found.kind === "noAccount";
  return (
    <Card as="section" tone={isTheirTurn ? "lamp" : "plain"} className={styles.card} aria-labelledby="next">
      <h2 id="next" className={styles.label}>
        {isTheirTurn ? <LampDot /> : <CalendarDays size={18} aria-hidden="true" />}
        {isTheirTurn ? words.home.yourTurn : next.title}
      </h2>
      {"transfer" in found ? <Transfer {...found} pendingYen={pendingYen} /> : null}
      {found.kind === "nothing" ? (
        <>
          <p className={styles.headline}>
            <Phrases>{next.nothing}</Phrases>
          </p>
          <p className={styles.note}>{next.nothingNote}</p>
        </>
      ) : null}
      {found.kind === "noAccount" ? (
        <p className={styles.headline}>
          <Phrases>{next.noAccount}</Phrases>
        </p>
      ) : null}
      {isTheirTurn ? (
        <>
          <p className={styles.note}>{next.noAccountNote}</p>
          <ButtonLink variant="primary" className={styles.action} render={<Link to={paths.bankAccount} />}>
            {next.register}
          </ButtonLink>
        </>
      ) : null}
      {summary.account ? <Account {...summary.account} /> : null}
    </Card>
  );
}

type TransferProps = {
  kind: "coming" | "unaddressed" | "overdue";
  transfer: NonNullable<PaymentSummary["next"]>;
  pendingYen: number | undefined;
};

function Transfer({ kind, transfer: { date, yen, payments }, pendingYen = yen }: TransferProps) {
  const { words, format } = useLanguage();
  const { next } = words.payments;
  const notes = [
    payments > 1 ? next.several(payments) : null,
    kind === "overdue" ? next.overdueNote : null,
    pendingYen > yen ? next.withLater(format.yen(pendingYen)) : null,
  ].filter((note) => note !== null);
  return (
    <>
      <p className={styles.headline}>
        <Phrases>{next[kind](format.day(date))}</Phrases>
      </p>
      <Amount size="display">{format.yen(yen)}</Amount>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function Account({ bankName, lastDigits }: NonNullable<PaymentSummary["account"]>) {
  const { next } = useLanguage().words.payments;
  return (
    <p className={styles.account}>
      <Landmark size={18} aria-hidden="true" />
      <span className={styles.bank}>{next.account(bankName, lastDigits)}</span>
      <TextLink
        className={styles.change}
        render={<Link to={paths.bankAccount} aria-label={next.changeAccount} />}
      >
        {next.change}
      </TextLink>
    </p>
  );
}
