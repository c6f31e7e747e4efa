import type { ReconcileFault, RefundOfOperator } from "@tomoru/contract/operator/ledger";
import { listFailedRefunds, listReconcileFaults, refundByHand } from "@tomoru/contract/operator/ledger";
import { TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { Link } from "react-router";
import { companyPath, dealPath } from "../../../app/paths.ts";
import { PaidByHand } from "../../../shared/acts/paid-by-hand.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { pageSize } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";

export function LedgerPage() {
  return (
    <ConsolePage>
      <Ledger />
    </ConsolePage>
  );
}

function Ledger() {
  const { ledger: say } = useWords();
  const faults = useAsked(listReconcileFaults, { query: { limit: pageSize } });
  const refunds = useAsked(listFailedRefunds, { query: { limit: pageSize } });
  const open = faults.data?.docs.filter(({ mendedAt }) => mendedAt === null).length;
  const owed = refunds.data?.docs.filter(({ isTakenBack }) => !isTakenBack).length ?? 0;
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader
        title={open === undefined ? say.name : say.title(open)}
        lead={owed > 0 ? say.owed(owed) : undefined}
      />
      <h2>{say.faults}</h2>
      <Answered asked={faults}>
        {({ docs }) => (
          <>
            {docs.length === 0 ? <p className={styles.note}>{say.noFaults}</p> : null}
            {docs.map((fault) => (
              <Fault key={fault.faultId} fault={fault} />
            ))}
          </>
        )}
      </Answered>
      <h2>{say.refunds}</h2>
      <Answered asked={refunds}>
        {({ docs }) => (
          <>
            {docs.length === 0 ? <p className={styles.note}>{say.noRefunds}</p> : null}
            {docs.map((refund) => (
              <Refund key={refund.refundId} refund={refund} />
            ))}
          </>
        )}
      </Answered>
    </div>
  );
}

function Fault({ fault }: { fault: ReconcileFault }) {
  const { words, format } = useLanguage();
  const { ledger: say } = words;
  const moments = useMoments();
  return (
    <Card as="article" tone={fault.mendedAt === null ? "lamp" : "plain"} className={styles.card}>
      <h3>{say.rules[fault.rule] ?? fault.rule}</h3>
      <p className={styles.number}>{say.fault(format.yen(fault.expectedYen), format.yen(fault.foundYen))}</p>
      {fault.about ? <p className={styles.text}>{fault.about}</p> : null}
      <p className={styles.note}>
        {say.foundAt(moments.dated(fault.foundAt))}
        {fault.mendedAt ? ` · ${say.mendedAt(moments.dated(fault.mendedAt))}` : null}
      </p>
      {fault.dealId ? (
        <p>
          <TextLink render={<Link to={dealPath(fault.dealId)} />}>{fault.dealId}</TextLink>
        </p>
      ) : fault.companyId ? (
        <p className={styles.note}>{say.company(fault.companyId)}</p>
      ) : null}
    </Card>
  );
}

function Refund({ refund }: { refund: RefundOfOperator }) {
  const moments = useMoments();
  const { words, format } = useLanguage();
  const { ledger: say, frame } = words;
  const { companyId, companyName, madeAt } = refund;
  return (
    <Card as="article" className={styles.card}>
      <h3>{format.yen(refund.yen)}</h3>
      <p>
        <TextLink render={<Link to={companyPath(companyId)} />}>{companyName ?? frame.noName}</TextLink>
      </p>
      <p className={styles.note}>
        {say.reasons[refund.reason]} · {say.since(moments.date(madeAt))}
      </p>
      <p>
        <TextLink render={<Link to={dealPath(refund.dealId)} />}>{refund.dealId}</TextLink>
      </p>
      {refund.isTakenBack ? (
        <p className={styles.text}>{say.takenBack}</p>
      ) : (
        <div className={styles.bar}>
          <PaidByHand
            words={{
              ...say.byHand,
              title: say.byHand.title(companyName ?? frame.noName, format.yen(refund.yen)),
            }}
            from={dayInJapan(new Date(madeAt))}
            act={(body) => ask(refundByHand, { params: { id: refund.refundId }, body })}
            told={{ text: say.byHand.done }}
          />
        </div>
      )}
    </Card>
  );
}
