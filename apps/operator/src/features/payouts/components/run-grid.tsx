import type { PayoutRun } from "@tomoru/contract/operator/payouts";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { Link, useNavigate } from "react-router";
import { payoutRunPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";
import { makerOf } from "../payouts.view.ts";

export function RunGrid({ rows }: { rows: readonly PayoutRun[] }) {
  const { words, format } = useLanguage();
  const { payouts: say } = words;
  const navigate = useNavigate();
  const link = ({ runId, payOn }: PayoutRun) => (
    <TextLink render={<Link to={payoutRunPath(runId)} />}>{format.day(payOn)}</TextLink>
  );
  const state = ({ state: now, totals }: PayoutRun) =>
    totals.failed > 0 ? say.cameBack(say.states[now], totals.failed) : say.states[now];
  const columns: GridColumn<PayoutRun>[] = [
    { key: "payOn", head: say.columns.payOn, cell: link },
    { key: "kind", head: say.columns.kind, cell: ({ kind }) => say.kinds[kind] },
    { key: "state", head: say.columns.state, cell: state },
    {
      key: "lines",
      head: say.columns.lines,
      isNumber: true,
      cell: ({ totals }) => format.count(totals.lines),
    },
    { key: "yen", head: say.columns.yen, isNumber: true, cell: ({ totals }) => format.yen(totals.yen) },
    {
      key: "paidYen",
      head: say.columns.paidYen,
      isNumber: true,
      cell: ({ totals }) => format.yen(totals.paidYen),
    },
    { key: "made", head: say.columns.made, isSpare: true, cell: (run) => makerOf(run, say.byItself) },
  ];
  return (
    <DataGrid
      caption={say.caption}
      columns={columns}
      rows={rows}
      keyOf={({ runId }) => runId}
      rowHeader="payOn"
      hasLetters={false}
      onOpen={({ runId }) => void navigate(payoutRunPath(runId))}
      card={(run) => (
        <div className={styles.card}>
          {link(run)}
          <p className={styles.note}>
            {say.kinds[run.kind]} · {state(run)}
          </p>
          <p className={styles.number}>{say.nextLine(run.totals.payments, format.yen(run.totals.yen))}</p>
          <p className={styles.note}>
            {say.columns.paidYen} {format.yen(run.totals.paidYen)}
          </p>
        </div>
      )}
    />
  );
}
