import { payTableOf } from "@tomoru/contract/deals/pay-dates";
import type { Sheet, Terms } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import { type SheetKey, sheetItems } from "@tomoru/i18n/deal-sheet";
import { Amount } from "@tomoru/ui/text/amount";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { chargeFor, netOf, toolFeeBpsOf, usualPayDay } from "../terms/amounts.view.ts";
import { BalanceFirst } from "../terms/balance-first.tsx";
import { PayTable } from "../terms/pay-table.tsx";
import { useTermTexts } from "../terms/use-term-texts.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import { draftTerms } from "./draft-terms.view.ts";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor.ts";

/** What the form comes to: sums, pay days, and the twelve items as the other side will read them. */
export function LiveSheet({ editor, deal }: { editor: Editor; deal: Deal }) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const { editor: say } = words;
  const { orderer, today } = editor;
  const { terms, undecided } = draftTerms({ ...editor, platform: deal.platform, today });
  const isPriced = !undecided.includes("fee") && !undecided.includes("pay");
  const rows = payTableOf({ postFrom: terms.postFrom, postTo: terms.postTo, cycle: terms.payCycle });
  const bps = side === "company" ? (orderer?.toolFeeBps ?? toolFeeBpsOf(deal)) : null;
  return (
    <>
      {isPriced ? (
        <Sums terms={terms} bps={bps} deal={deal} />
      ) : (
        <p className={styles.pending}>{say.live.pending}</p>
      )}
      {undecided.includes("pay") ? null : <PayTable rows={rows} />}
      <Items terms={terms} deal={deal} rows={rows} undecided={undecided} />
    </>
  );
}

function Sums({ terms, bps, deal }: { terms: Terms; bps: number | null; deal: Deal }) {
  const { side } = useDealSite();
  const { words, format, days } = useDealLanguage();
  const { live: say } = words.editor;
  const net = netOf(terms);
  const charge = bps === null ? null : chargeFor(terms, bps);
  const { yen } = format;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{side === "creator" ? say.myNet : say.net}</dt>
        <dd>
          <Amount size="row">{yen(net.netYen)}</Amount>
          <span className={styles.note}>
            {say.netLines(yen(net.feeYen), yen(net.taxYen), yen(net.withholdingYen))}
          </span>
        </dd>
      </div>
      {charge ? (
        <div>
          <dt>{say.charge}</dt>
          <dd>
            <Amount size="row">{yen(charge.chargeYen)}</Amount>
            <span className={styles.note}>
              {say.lines(
                yen(charge.feeYen),
                yen(charge.taxYen),
                yen(charge.toolFeeYen),
                yen(charge.toolTaxYen),
              )}
            </span>
            <BalanceFirst deal={deal} chargeYen={charge.chargeYen} className={styles.note} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{side === "creator" ? words.terms.effect.myPayDay : words.terms.effect.payDay}</dt>
        <dd>
          <Amount size="row">{days.fullDay(usualPayDay(terms))}</Amount>
          <span className={styles.note}>{words.terms.effect.reportedBy(days.day(terms.postTo))}</span>
        </dd>
      </div>
    </dl>
  );
}

type ItemsProps = {
  terms: Terms;
  deal: Deal;
  rows: Sheet["payTable"];
  undecided: readonly SheetKey[];
};

function Items({ terms, deal, rows, undecided }: ItemsProps) {
  const { side } = useDealSite();
  const texts = useTermTexts();
  const sheet: Sheet = {
    dealId: deal.dealId,
    version: deal.versions.length + 1,
    by: side,
    sentAt: deal.updatedAt,
    // The parts of the sheet that are drawn here do not name it.
    orderer: {
      companyId: deal.company.companyId,
      kind: deal.company.kind,
      name: deal.company.name,
      representative: "",
      address: "",
      invoiceNumber: null,
      hasEmployees: null,
      isRecommission: deal.company.kind === "agency",
      clientName: terms.clientName,
    },
    creator: deal.creator,
    platform: deal.platform,
    productName: deal.productName,
    place: texts.words.sheet.usualPlace,
    inspectionDays: limits.reportAcceptDays,
    ...netOf(terms),
    payTable: rows,
    payBy: "bankTransfer",
    terms,
  };
  return (
    <ol className={styles.items}>
      {sheetItems({ sheet, agreedOn: null, texts }).map(({ key, title, lines }) => (
        <li key={key}>
          <strong>{title}</strong>
          {undecided.includes(key) ? (
            <p className={styles.undecided}>{texts.words.editor.undecided}</p>
          ) : (
            lines.map((line) => <p key={line}>{line}</p>)
          )}
        </li>
      ))}
    </ol>
  );
}
