import { type DealRefund, isRefundOver } from "@tomoru/contract/deals/funding";
import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import { TextLink } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CircleCheck, Clock3, ShieldCheck, TriangleAlert, Undo2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { isOver, openDispute } from "../deal-view.ts";
import { BalanceFirst } from "../terms/balance-first.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./money-card.module.css";
import { isStoppedByBank, noDayOf } from "./payment.view.ts";
import { reportDayOf } from "./stages.view.ts";

const looks = {
  charging: { tone: "info", Icon: Clock3 },
  secured: { tone: "primary", Icon: ShieldCheck },
  failed: { tone: "danger", Icon: TriangleAlert },
  refunded: { tone: "neutral", Icon: Undo2 },
} as const;

/** What is paid to whom, by what the terms say, and where the money is. `below`: what a site adds. */
export function MoneyCard({ deal, below }: { deal: Deal; below?: ReactNode }) {
  const { words } = useDealLanguage();
  const { money: say } = words.frame;
  const id = useId();
  const over = isOver(deal);
  const hasSums = deal.money && deal.terms && (!over || deal.creatorPct);
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{say.title}</h2>
        <FundingTag deal={deal} />
      </div>
      {over ? <Left deal={deal} /> : null}
      {hasSums ? <Sums deal={deal} /> : over ? null : <p className={styles.none}>{say.none}</p>}
      <StatementLink deal={deal} />
      {below}
    </Card>
  );
}

function StatementLink({ deal: { paymentId } }: { deal: Deal }) {
  const { paths } = useDealSite();
  const { money: say } = useDealLanguage().words.frame;
  if (!paths.statement || !paymentId) return null;
  return <TextLink render={<Link to={paths.statement(paymentId)} />}>{say.statement}</TextLink>;
}

/** For a deal that is over: what is still paid, and what the company gets back. */
function Left({ deal: { creatorPct, charge } }: { deal: Deal }) {
  const { words, format } = useDealLanguage();
  const { money: say } = words.frame;
  return (
    <>
      <p className={styles.none}>{creatorPct ? say.share(creatorPct) : say.nothing}</p>
      {charge && charge.refunds.length > 0 ? (
        <dl className={styles.sums}>
          {charge.refunds.map(({ refundId, yen, state }) => (
            <div key={refundId}>
              <dt>{say[refundWord(state)]}</dt>
              <dd>{format.yen(yen)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

function refundWord(state: DealRefund["state"]) {
  if (state === "notOwed") return "refundedByBank";
  return isRefundOver(state) ? "refund" : "refunding";
}

function FundingTag({ deal }: { deal: Deal }) {
  const { funding, paymentStage, isWrittenOff, charge } = deal;
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const { money: say } = words.frame;
  if (side === "creator" && noDayOf(deal) === "failed") {
    return (
      <Tag tone="danger" icon={<TriangleAlert size={14} aria-hidden="true" />}>
        {say.stage.failed}
      </Tag>
    );
  }
  if (paymentStage === "paid") {
    return (
      <Tag tone="primary" icon={<CircleCheck size={14} aria-hidden="true" />}>
        {say.stage.paid}
      </Tag>
    );
  }
  // What was secured for it is no longer.
  if (funding === "none" || isWrittenOff || isOver(deal) || isStoppedByBank(deal)) return null;
  const { tone, Icon } = looks[funding];
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {charge?.state === "awaiting" ? say.awaiting : say.funding[funding]}
    </Tag>
  );
}

const netWord = ({ isWrittenOff }: Deal) => (isWrittenOff ? "unclaimed" : "net");

function chargeWord(deal: Deal) {
  if (isOver(deal)) return "kept";
  return deal.funding === "secured" ? "charged" : "charge";
}

function Sums({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words, format, days } = useDealLanguage();
  const { money: say } = words.frame;
  const { money, terms, payDueOn } = deal;
  if (!money || !terms) return null;
  const reportDay = reportDayOf(deal, terms, todayInJapan());
  const noDay = noDayOf(deal);
  const isOwed = deal.paymentStage !== null;
  const expectedOn = isOwed || isOver(deal) ? null : payDateOf(reportDay, terms.payCycle);
  const payDay = noDay || deal.isWrittenOff ? null : (payDueOn ?? expectedOn);
  const rows: [string, string][] = [
    [say.fee, format.yen(money.feeYen)],
    [say.tax, format.yen(money.taxYen)],
  ];
  if ("netYen" in money) {
    const { withholdingYen } = money;
    rows.push([
      say.withholding,
      withholdingYen === 0 ? say.noWithholding : say.minus(format.yen(withholdingYen)),
    ]);
  } else rows.push([say.toolFee, format.yen(money.toolFeeYen)], [say.toolTax, format.yen(money.toolTaxYen)]);
  const ofBalance = isOver(deal) ? 0 : (deal.charge?.balanceYen ?? 0);
  return (
    <>
      {noDay ? (
        <dl className={styles.day}>
          <dt>{say.payOn[side]}</dt>
          <dd>{noDay === "held" ? say.noDay.held : say.noDay[noDay][side]}</dd>
        </dl>
      ) : null}
      {payDay === null ? null : (
        <dl className={styles.day}>
          <dt>{say.payOn[side]}</dt>
          <dd>
            <Amount size="row">{days.fullDay(payDay)}</Amount>
            {payDueOn ? null : (
              <span className={styles.note}>{words.terms.effect.reportedBy(days.day(reportDay))}</span>
            )}
          </dd>
        </dl>
      )}
      <dl className={styles.sums}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say[side === "creator" ? netWord(deal) : chargeWord(deal)]}</dt>
          <dd>{format.yen("netYen" in money ? money.netYen : money.chargeYen)}</dd>
        </div>
        {ofBalance > 0 ? (
          <div>
            <dt>{say.ofBalance}</dt>
            <dd>{format.yen(ofBalance)}</dd>
          </div>
        ) : null}
      </dl>
      {"netYen" in money ? null : (
        <BalanceFirst deal={deal} chargeYen={money.chargeYen} className={styles.note} />
      )}
      {side === "creator" ? (
        <p className={styles.note}>
          {words.terms.values.withholdingReasons[terms.withholding.reason]} {say.transferFee}
        </p>
      ) : null}
      {deal.state === "reported" && !noDay ? (
        <p className={styles.note}>{openDispute(deal) ? say.undecided : say.unmoved[side]}</p>
      ) : null}
    </>
  );
}
