import type { ResultOf } from "@tomoru/contract/endpoint";
import {
  type DueGroup,
  dueGroups,
  holdPayment,
  listDuePayments,
  payByHand,
  writeOffPayment,
} from "@tomoru/contract/operator/payments";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Link, useSearchParams } from "react-router";
import { creatorPath, dealPath } from "../../../app/paths.ts";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { PaidByHand } from "../../../shared/acts/paid-by-hand.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { Answered } from "../../../shared/page/answered.tsx";
import { pageSize } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

type Row = ResultOf<typeof listDuePayments>["docs"][number];

/** What is not paid yet, and what can be done about it. */
export function DuePayments() {
  const { words, format } = useLanguage();
  const { payouts: say, frame } = words;
  const [search, setSearch] = useSearchParams();
  const of = dueGroups.find((group) => group === search.get("of")) ?? "due";
  const asked = useAsked(listDuePayments, { query: { of, limit: pageSize } });
  const reason = ({ reason: why, failure, heldFor }: Row) =>
    heldFor ?? (failure ? say.causes[failure] : why ? say.reasons[why] : "–");
  const link = ({ dealId }: Row) => (
    <TextLink className={styles.unbroken} render={<Link to={dealPath(dealId)} />}>
      {dealId}
    </TextLink>
  );
  const creator = ({ influencerId, creatorName }: Row) => (
    <TextLink render={<Link to={creatorPath(influencerId)} />}>{creatorName ?? say.nobody}</TextLink>
  );
  const columns: GridColumn<Row>[] = [
    {
      key: "dueOn",
      head: say.due.columns.dueOn,
      cell: ({ dueOn }) => <span className={styles.unbroken}>{format.day(dueOn)}</span>,
    },
    { key: "creator", head: say.due.columns.creator, cell: creator },
    { key: "company", head: say.due.columns.company, cell: ({ companyName }) => companyName ?? frame.noName },
    { key: "deal", head: say.due.columns.deal, cell: link },
    { key: "reason", head: say.due.columns.reason, cell: reason },
    { key: "yen", head: say.due.columns.yen, isNumber: true, cell: ({ netYen }) => format.yen(netYen) },
    { key: "act", head: say.due.columns.act, cell: (row) => <Acts row={row} of={of} /> },
  ];
  return (
    <section aria-labelledby="due" className={styles.page}>
      <h2 id="due">{say.due.title}</h2>
      <OutcomeMessage place="due" />
      <Segmented
        legend={say.due.filter}
        legendHidden
        options={dueGroups.map((value) => ({ value, label: say.due.of[value] }))}
        value={of}
        onChange={(value) => setSearch({ of: value }, { replace: true })}
      />
      <Answered asked={asked}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p className={styles.note}>{say.due.none}</p>
          ) : (
            <DataGrid
              caption={say.due.caption}
              columns={columns}
              rows={docs}
              keyOf={({ paymentId }) => paymentId}
              rowHeader="dueOn"
              hasLetters={false}
              card={(row) => (
                <div className={styles.card}>
                  <p>
                    {format.day(row.dueOn)} {format.yen(row.netYen)}
                  </p>
                  <p className={styles.note}>
                    {row.creatorName ?? say.nobody} · {row.companyName ?? frame.noName} · {reason(row)}
                  </p>
                  {link(row)}
                  <Acts row={row} of={of} />
                </div>
              )}
            />
          )
        }
      </Answered>
    </section>
  );
}

type ActsProps = { row: Row; of: DueGroup };

function Acts({ row, of }: ActsProps) {
  const { words, format } = useLanguage();
  const { due: say, nobody } = words.payouts;
  const params = { id: row.paymentId };
  const whose = say.whose(row.creatorName ?? nobody, format.yen(row.netYen));
  // Only that list knows whose years are over, by the server's day.
  if (of === "unclaimed") {
    return (
      <ReasonedAct
        label={say.writeOff.act}
        title={say.writeOff.title(whose)}
        consequence={say.writeOff.consequence}
        isDangerous
        act={(reason) => ask(writeOffPayment, { params, body: { reason } })}
        told={{ place: "due", text: say.writeOff.done }}
      />
    );
  }
  if (row.reason === "byHand") {
    return (
      <PaidByHand
        words={{ ...say.byHand, title: say.byHand.title(whose) }}
        act={(body) => ask(payByHand, { params, body })}
        told={{ place: "due", text: say.byHand.done }}
      />
    );
  }
  const isHeld = row.reason === "held";
  return (
    <ReasonedAct
      key={isHeld ? "release" : "hold"}
      label={isHeld ? say.hold.undo : say.hold.act}
      title={isHeld ? say.hold.undoTitle(whose) : say.hold.title(whose)}
      consequence={isHeld ? null : say.hold.consequence}
      isDangerous={!isHeld}
      act={(reason) => ask(holdPayment, { params, body: { on: !isHeld, reason } })}
      told={{ place: "due", text: isHeld ? say.hold.undone : say.hold.done }}
    />
  );
}
