import { TextLink } from "@tomoru/ui/actions/button";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { Link, useParams } from "react-router";
import { paths, statementPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useReceipt } from "../charges.queries.ts";
import { ReceiptSheet } from "../components/receipt-sheet.tsx";

const nowhere: readonly string[] = ["dataNotFound", "paymentIdInvalid"];

export function ChargePage() {
  const { receipt: say, statement } = useWords().charges;
  const { id = "" } = useParams();
  const { data: receipt, failure, reload } = useReceipt(id);
  const isGone = failure instanceof ApiFailure && nowhere.includes(failure.refusal);
  return (
    <PrintedPage
      title={receipt ? say.title(receipt.number) : isGone ? say.gone : say.document}
      back={{ label: say.back, render: <Link to={paths.charges} /> }}
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
      beside={
        receipt?.paymentId ? (
          <TextLink render={<Link to={statementPath(receipt.paymentId)} />}>{statement.link}</TextLink>
        ) : null
      }
    >
      {receipt ? <ReceiptSheet receipt={receipt} /> : null}
    </PrintedPage>
  );
}
