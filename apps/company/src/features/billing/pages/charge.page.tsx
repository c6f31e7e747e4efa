import type { Receipt } from "@tomoru/contract/company/charges";
import { TextLink } from "@tomoru/ui/actions/button";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { Link, useParams } from "react-router";
import { dealPath, paths, statementPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useReceipt } from "../charges.queries.ts";
import { ReceiptSheet } from "../components/receipt-sheet.tsx";
import { RequestSheet } from "../components/request-sheet.tsx";

const nowhere: readonly string[] = ["dataNotFound", "paymentIdInvalid"];

export function ChargePage() {
  const { receipt: say, request, list, statement } = useWords().charges;
  const { id = "" } = useParams();
  const { data: receipt, failure, reload } = useReceipt(id);
  const transfer = receipt?.transfer;
  const titleOf = transfer ? request.title : say.title;
  const isGone = failure instanceof ApiFailure && nowhere.includes(failure.refusal);
  return (
    <PrintedPage
      title={receipt ? titleOf(receipt.number) : isGone ? say.gone : say.document}
      back={{ label: say.back, render: <Link to={paths.charges} /> }}
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
      beside={
        receipt?.paymentId ? (
          <TextLink render={<Link to={statementPath(receipt.paymentId)} />}>{statement.link}</TextLink>
        ) : receipt && transfer ? (
          <TextLink render={<Link to={dealPath(receipt.dealId)} />}>{list.toDeal}</TextLink>
        ) : null
      }
    >
      {receipt && <Sheet receipt={receipt} />}
    </PrintedPage>
  );
}

/** A bill until the transfer has come, and then the receipt. */
function Sheet({ receipt }: { receipt: Receipt }) {
  const { transfer } = receipt;
  return transfer ? (
    <RequestSheet receipt={receipt} transfer={transfer} />
  ) : (
    <ReceiptSheet receipt={receipt} />
  );
}
