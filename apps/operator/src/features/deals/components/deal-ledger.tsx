import { getLedger, type LedgerEntry } from "@tomoru/contract/operator/ledger";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useAsked } from "../../../shared/ask.ts";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

const accounts = [
  "receivable",
  "card",
  "bank",
  "secured",
  "payable",
  "withholding",
  "refund",
  "fee",
  "tax",
  "loss",
] as const satisfies readonly (keyof LedgerEntry)[];

/** Each entry comes to 0 across its accounts. */
export function DealLedger({ dealId }: { dealId: string }) {
  const { words, format } = useLanguage();
  const { ledger: say } = words;
  const moments = useMoments();
  const asked = useAsked(getLedger, { query: { deal: dealId } });
  const yen = (amount: number) => (amount < 0 ? `−${format.yen(-amount)}` : format.yen(amount));
  const kindOf = ({ kind }: LedgerEntry) => say.kinds[kind] ?? kind;
  const columns: GridColumn<LedgerEntry>[] = [
    {
      key: "bookedAt",
      head: say.columns.bookedAt,
      cell: ({ bookedAt }) => <span className={styles.unbroken}>{moments.dated(bookedAt)}</span>,
    },
    { key: "kind", head: say.columns.kind, cell: kindOf },
  ];
  const used = (docs: readonly LedgerEntry[]) =>
    accounts.filter((name) => docs.some((doc) => doc[name] !== 0));
  return (
    <Card as="section" aria-labelledby="ledger" className={styles.card}>
      <h2 id="ledger">{say.entries}</h2>
      <Answered asked={asked}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p className={styles.note}>{say.noEntries}</p>
          ) : (
            <DataGrid
              caption={say.caption}
              columns={[
                ...columns,
                ...used(docs).map((name) => ({
                  key: name,
                  head: say.columns[name],
                  isNumber: true,
                  cell: (entry: LedgerEntry) => (entry[name] === 0 ? "" : yen(entry[name])),
                })),
              ]}
              rows={docs}
              keyOf={({ entryId }) => entryId}
              rowHeader="kind"
              hasLetters={false}
              card={(entry) => (
                <div className={styles.card}>
                  <p>
                    {moments.dated(entry.bookedAt)} {kindOf(entry)}
                  </p>
                  {used([entry]).map((name) => (
                    <p key={name} className={styles.number}>
                      {say.columns[name]} {yen(entry[name])}
                    </p>
                  ))}
                </div>
              )}
            />
          )
        }
      </Answered>
    </Card>
  );
}
