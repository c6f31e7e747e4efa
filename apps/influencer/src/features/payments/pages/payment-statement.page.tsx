import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { Link, useParams } from "react-router";
import { paths, paymentPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { StatementAnswer } from "../components/statement-answer.tsx";
import { StatementSheet } from "../components/statement-sheet.tsx";
import { isNoPayment, useStatement } from "../payments.queries.ts";

/** 支払通知書 at an address of its own: to read, to print, to confirm or to ask about. */
export function PaymentStatementPage() {
  const { statement: say, detail } = useWords().payments;
  const { id = "" } = useParams();
  const { data: statement, failure, reload } = useStatement(id);
  const isGone = isNoPayment(failure);
  return (
    <PrintedPage
      title={isGone ? say.unavailable : say.title}
      back={
        isGone
          ? { label: detail.back, render: <Link to={paths.paymentHistory} /> }
          : { label: say.back, render: <Link to={paymentPath(id)} /> }
      }
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
      above={statement && <StatementAnswer statement={statement} />}
    >
      {statement && <StatementSheet statement={statement} />}
    </PrintedPage>
  );
}
