import type { Campaign, CampaignApplication } from "@tomoru/contract/company/campaigns";
import { Button } from "@tomoru/ui/actions/button";
import { logAxisOf } from "@tomoru/ui/charts/log-axis";
import { StripAxis } from "@tomoru/ui/charts/post-strip";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { Card } from "@tomoru/ui/layout/card";
import { LoadMore, type PagedList } from "@tomoru/web/lists/load-more.tsx";
import { useMemo } from "react";
import { AccountName, AccountStrip, MedianViews } from "../../../shared/accounts/account-parts.tsx";
import { stripPostsOf } from "../../../shared/accounts/account-texts.view.ts";
import { KeyHints } from "../../../shared/keys/key-hints.tsx";
import { useLetters } from "../../../shared/keys/letters.store.ts";
import { useKeyHelp } from "../../../shared/keys/use-key-help.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { type Choosing as Acts, useChoosing } from "../use-choosing.ts";
import styles from "./choosing.module.css";
import { ChoosingTray } from "./choosing-tray.tsx";

type ChoosingProps = {
  campaign: Campaign;
  applications: readonly CampaignApplication[];
  list: PagedList;
};

/** Who applied, with the message in full; beside it the places with what they come to. */
export function Choosing({ campaign, applications, list }: ChoosingProps) {
  const { choosing } = useLanguage().words.work;
  const acts = useChoosing({ campaign, applications, onDecided: list.reload });
  return (
    <div className={styles.columns}>
      <div className={styles.applied}>
        <Applications applications={applications} acts={acts} />
        {list.hasMore || list.failure ? <LoadMore list={list} words={choosing} /> : null}
      </div>
      <ChoosingTray campaign={campaign} acts={acts} />
    </div>
  );
}

type ApplicationsProps = { applications: readonly CampaignApplication[]; acts: Acts };

function Applications({ applications, acts }: ApplicationsProps) {
  const { words, format } = useLanguage();
  const { choosing: say, board } = words.work;
  const help = useKeyHelp();
  const hasLetters = useLetters();
  const axis = useMemo(
    () => logAxisOf(applications.flatMap(({ account }) => stripPostsOf(account).map(({ views }) => views))),
    [applications],
  );
  const fee = ({ wishFeeYen, account }: CampaignApplication) => (
    <>
      {format.yen(wishFeeYen)}
      {account.price ? (
        <span className={styles.under}>{say.estimate(format.compactYenRange(account.price))}</span>
      ) : null}
    </>
  );
  const recordOf = ({ record: { deals, late } }: CampaignApplication) =>
    deals === 0 ? say.record.none : late === 0 ? say.record.onTime(deals) : say.record.late(deals, late);
  const pass = (row: CampaignApplication) =>
    row.state === "selected" ? null : (
      <Button variant="text" size="dense" onClick={() => acts.pass(row)}>
        {row.state === "notSelected" ? say.back : say.pass}
      </Button>
    );
  const columns: GridColumn<CampaignApplication>[] = [
    {
      key: "creator",
      head: say.columns.creator,
      cell: ({ account }) => (
        <div className={styles.who}>
          <AccountName account={account} />
        </div>
      ),
    },
    {
      key: "median",
      head: say.columns.median,
      isNumber: true,
      cell: ({ account }) => <MedianViews account={account} />,
    },
    {
      key: "strip",
      head: say.columns.strip,
      headNote: <StripAxis axis={axis} tickLabel={format.compact} />,
      cell: ({ account }) => <AccountStrip account={account} axis={axis} />,
      isSpare: true,
    },
    { key: "fee", head: say.columns.fee, isNumber: true, cell: fee },
    {
      key: "message",
      head: say.columns.message,
      cell: (row) => (
        <>
          <p className={styles.message}>{row.message}</p>
          <span className={styles.under}>{recordOf(row)}</span>
        </>
      ),
    },
    { key: "act", head: say.columns.act, isHeadHidden: true, cell: pass },
  ];
  return (
    <Card padding="none" className={styles.table}>
      <div className={styles.bar}>
        <KeyHints
          label={board.keys.label}
          onHelp={help.show}
          keys={[
            { letters: ["J", "K"], word: board.keys.move },
            { letters: ["X"], word: say.keys.candidate },
            { letters: ["E"], word: say.keys.pass },
          ]}
        />
      </div>
      <DataGrid
        caption={say.table}
        columns={columns}
        rows={applications}
        keyOf={({ applicationId }) => applicationId}
        rowHeader="creator"
        isFaint={({ state }) => state === "notSelected"}
        card={(row, box) => (
          <article className={styles.card} aria-label={row.account.displayName}>
            <div className={styles.head}>
              <AccountName account={row.account} />
              {box}
            </div>
            <dl className={styles.views}>
              <dt>{say.columns.median}</dt>
              <dd>
                <MedianViews account={row.account} />
              </dd>
            </dl>
            <AccountStrip account={row.account} axis={axis} tickLabel={format.compact} />
            <p className={styles.message}>{row.message}</p>
            <span className={styles.under}>{recordOf(row)}</span>
            <div className={styles.line}>
              <strong>{fee(row)}</strong>
              {pass(row)}
            </div>
          </article>
        )}
        selection={{
          selected: acts.candidates,
          onSelect: acts.choose,
          labelOf: ({ account }) => say.mark(account.displayName),
          allLabel: say.markAll,
        }}
        hasLetters={hasLetters}
        letters={{ e: acts.pass, "?": help.show }}
      />
      {help.dialog}
    </Card>
  );
}
