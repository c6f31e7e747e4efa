import type { Locale } from "@tomoru/contract/fields";
import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { loadDealWords, useDealWords } from "@tomoru/web-deals/deal-words.ts";
import { StatementSheet, titleOfStatement } from "@tomoru/web-deals/statement/statement-sheet.tsx";
import type { ComponentType } from "react";
import { Link, useParams } from "react-router";
import { paths, paymentPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { StatementAnswer } from "../components/statement-answer.tsx";
import { isNoPayment, useStatement } from "../payments.queries.ts";

/** 支払通知書 at an address of its own: to read, to print, to confirm or to ask about. */
function PaymentStatementPage() {
  const { statement: own, detail } = useWords().payments;
  const { statement: say } = useDealWords();
  const { id = "" } = useParams();
  const { data: statement, failure, reload } = useStatement(id);
  const isGone = isNoPayment(failure);
  return (
    <PrintedPage
      title={isGone ? say.unavailable : statement ? titleOfStatement(statement, say) : say.title}
      back={
        isGone
          ? { label: detail.back, render: <Link to={paths.paymentHistory} /> }
          : { label: own.back, render: <Link to={paymentPath(id)} /> }
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

/** Resolves once the words of deals, which a statement is made of, are here too. */
export async function paymentStatementPage(locale?: Locale): Promise<ComponentType> {
  await loadDealWords(locale);
  return PaymentStatementPage;
}
