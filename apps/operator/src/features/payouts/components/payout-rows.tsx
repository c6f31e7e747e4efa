import { type FailureCause, failureCauses } from "@tomoru/contract/deals/payout-states";
import {
  importPayoutResults,
  listPayoutRows,
  type PayoutRow,
  type PayoutRun,
} from "@tomoru/contract/operator/payouts";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { creatorPath } from "../../../app/paths.ts";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { Answered } from "../../../shared/page/answered.tsx";
import { MorePages, pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";
import { actsOf, whileBusyMs } from "../payouts.view.ts";

/** A line is a creator; of an account only its last digits. */
export function PayoutRows({ run }: { run: PayoutRun }) {
  const { words, format } = useLanguage();
  const { payouts: say } = words;
  const asked = useAsked(
    listPayoutRows,
    { params: { id: run.runId }, query: { offset: useOffset(), limit: pageSize } },
    {
      // Creators of a run that is at the bank are told by a job, which marks their lines.
      everyMs: (rows) =>
        run.state === "sent" && rows?.docs.some(({ state }) => state === "scheduled") ? whileBusyMs : 0,
    },
  );
  // A job goes on with the run: whatever it has changed in the sums, it has changed in lines.
  const { reload } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when the run is another, not when the page is rendered anew
  useEffect(() => void reload(), [run]);
  const failed = (row: PayoutRow) =>
    actsOf(run.state).results && row.state === "sent" ? <Failed run={run} row={row} /> : null;
  const state = ({ state: now, code, paidOn }: PayoutRow) => {
    const more = code ? say.causes[code] : paidOn && format.day(paidOn);
    return more ? format.bracketed(say.rowStates[now], more) : say.rowStates[now];
  };
  const creator = ({ influencerId, creatorName }: PayoutRow) => (
    <TextLink render={<Link to={creatorPath(influencerId)} />}>{creatorName ?? say.nobody}</TextLink>
  );
  const columns: GridColumn<PayoutRow>[] = [
    { key: "line", head: say.run.columns.line, isNumber: true, cell: ({ line }) => line },
    { key: "file", head: say.run.columns.file, isNumber: true, cell: ({ file }) => file ?? "–" },
    {
      key: "creator",
      head: say.run.columns.creator,
      cell: creator,
    },
    { key: "digits", head: say.run.columns.digits, cell: ({ lastDigits }) => say.run.digits(lastDigits) },
    { key: "yen", head: say.run.columns.yen, isNumber: true, cell: ({ yen }) => format.yen(yen) },
    { key: "state", head: say.run.columns.state, cell: state },
    ...(actsOf(run.state).results ? [{ key: "act", head: say.run.columns.act, cell: failed }] : []),
  ];
  return (
    <>
      <h2>{say.run.rows}</h2>
      <OutcomeMessage place="rows" />
      <Answered asked={asked}>
        {({ docs, hasNextPage }) =>
          docs.length === 0 ? (
            <p className={styles.note}>{say.due.none}</p>
          ) : (
            <>
              <DataGrid
                caption={say.run.rows}
                columns={columns}
                rows={docs}
                keyOf={({ line }) => String(line)}
                rowHeader="line"
                hasLetters={false}
                card={(row) => (
                  <div className={styles.card}>
                    <p className={styles.number}>
                      {row.line} · {creator(row)} · {say.run.digits(row.lastDigits)} · {format.yen(row.yen)}
                    </p>
                    <p className={styles.note}>{state(row)}</p>
                    {failed(row)}
                  </div>
                )}
              />
              <MorePages hasNextPage={hasNextPage} />
            </>
          )
        }
      </Answered>
    </>
  );
}

function Failed({ run, row }: { run: PayoutRun; row: PayoutRow }) {
  const { words, format } = useLanguage();
  const { payouts, forms } = words;
  const { failed: say } = payouts.run;
  const [code, setCode] = useState<FailureCause | "">("");
  return (
    <ReasonedAct
      label={say.act}
      title={say.title(row.line, payouts.due.whose(row.creatorName ?? payouts.nobody, format.yen(row.yen)))}
      consequence={say.consequence}
      asks={null}
      isDangerous
      onBegin={() => setCode("")}
      check={() => ({ code: code === "" ? forms.choose(say.cause) : undefined })}
      act={async () => {
        if (code === "") return;
        await ask(importPayoutResults, {
          params: { id: run.runId },
          body: { rows: [{ file: row.file ?? 0, line: row.line, result: "failed", code }] },
        });
      }}
      told={{ place: "rows", text: say.done }}
    >
      {(errorAt) => (
        <Field id="code" label={say.cause} error={errorAt("code")}>
          {(control) => (
            <Select
              {...control}
              options={failureCauses.map((value) => ({ value, label: payouts.causes[value] }))}
              value={code}
              placeholder={forms.choose(say.cause)}
              onChange={(value) => setCode(value as FailureCause | "")}
            />
          )}
        </Field>
      )}
    </ReasonedAct>
  );
}
