import type { ResultOf } from "@tomoru/contract/endpoint";
import type { listOperatorDeals } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link, useNavigate } from "react-router";
import { companyPath, creatorPath, dealPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

type Row = ResultOf<typeof listOperatorDeals>["docs"][number];

export function DealGrid({ rows }: { rows: readonly Row[] }) {
  const { words, format } = useLanguage();
  const { deals: say, creators, frame } = words;
  const moments = useMoments();
  const navigate = useNavigate();
  const link = (row: Row) => (
    <TextLink render={<Link to={dealPath(row.dealId)} />}>{row.productName ?? say.noProduct}</TextLink>
  );
  const company = ({ companyId, companyName }: Row) => (
    <TextLink render={<Link to={companyPath(companyId)} />}>{companyName ?? frame.noName}</TextLink>
  );
  const creator = ({ creatorId, creatorName }: Row) => (
    <TextLink render={<Link to={creatorPath(creatorId)} />}>{creatorName ?? creators.left}</TextLink>
  );
  const state = ({ state: stage, hold }: Row) => (hold ? say.holds[hold] : say.states[stage]);
  const fee = ({ feeYen }: Row) => (feeYen === null ? "–" : format.yen(feeYen));
  const columns: GridColumn<Row>[] = [
    { key: "product", head: say.columns.product, cell: link },
    { key: "company", head: say.columns.company, cell: company },
    { key: "creator", head: say.columns.creator, cell: creator },
    { key: "state", head: say.columns.state, cell: state },
    { key: "turn", head: say.columns.turn, cell: ({ turn }) => say.turns[turn] },
    {
      key: "fee",
      head: say.columns.fee,
      isNumber: true,
      cell: fee,
    },
    {
      key: "updated",
      head: say.columns.updated,
      isSpare: true,
      cell: ({ updatedAt }) => moments.dated(updatedAt),
    },
  ];
  return (
    <DataGrid
      caption={say.all}
      columns={columns}
      rows={rows}
      keyOf={({ dealId }) => dealId}
      rowHeader="product"
      hasLetters={false}
      onOpen={({ dealId }) => void navigate(dealPath(dealId))}
      card={(row) => (
        <div className={styles.card}>
          {link(row)}
          <p className={styles.note}>
            {row.companyName ?? frame.noName} · {row.creatorName ?? "–"}
          </p>
          <p className={styles.note}>
            {state(row)} · {say.turns[row.turn]} · {fee(row)}
          </p>
        </div>
      )}
    />
  );
}
