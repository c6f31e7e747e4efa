import type { Receipt } from "@tomoru/contract/company/charges";
import type { DealTransfer } from "@tomoru/contract/deals/funding";
import { Paper } from "@tomoru/ui/layout/paper";
import { dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useLanguage } from "../../../shared/site.ts";
import { PaperFacts, PaperHead, PaperLines, PaperSum } from "./paper-parts.tsx";

type RequestSheetProps = { receipt: Receipt; transfer: DealTransfer };

/** What a company's accounting transfers by: whom, how much and until when. The tool's qualified invoice is the receipt that follows. */
export function RequestSheet({ receipt, transfer }: RequestSheetProps) {
  const { words, format } = useLanguage();
  const { request: say, receipt: parts, funding } = words.charges;
  const { bank } = funding;
  const { issuer, buyer, number, madeOn, dealId, chargeYen, balanceYen } = receipt;
  const { creatorName, feeYen, taxYen, toolFeeYen, toolTaxYen, taxPercent } = receipt;
  const { bankName, branchName, accountType, accountNumber, accountName, yen, receivedYen } = transfer;
  const dueDay = format.day(dueDayInJapan(transfer.dueAt));
  return (
    <Paper label={say.title(number)}>
      <PaperHead document={say.document} issuer={issuer} buyer={buyer} words={parts} />
      <PaperSum term={say.sum} yen={yen} state={say.please(dueDay)} />
      {receivedYen > 0 ? <p>{say.part(format.yen(receivedYen), format.yen(yen - receivedYen))}</p> : null}
      <PaperFacts
        facts={[
          [parts.number, number],
          [parts.madeOn, format.day(madeOn)],
          [say.dueOn, dueDay],
          [parts.deal, dealId],
        ]}
      />
      <h2>{say.account}</h2>
      <PaperFacts
        facts={[
          [bank.bankName, bankName],
          [bank.branchName, branchName],
          [bank.accountType, bank.types[accountType]],
          [bank.accountNumber, accountNumber],
          [bank.accountName, accountName],
        ]}
      />
      <PaperLines
        words={parts}
        lines={[
          [parts.fee(creatorName), feeYen],
          [parts.feeTax, taxYen],
          [parts.toolFee, toolFeeYen],
          [parts.toolTax(taxPercent), toolTaxYen],
        ]}
        sums={[
          [parts.total, chargeYen],
          ...(balanceYen > 0
            ? ([
                [say.ofBalance, -balanceYen],
                [say.sum, yen],
              ] as const)
            : []),
        ]}
      />
      <p>{say.agent}</p>
      {issuer.invoiceNumber ? <p>{say.qualified}</p> : null}
    </Paper>
  );
}
