import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { useDealWords } from "@tomoru/web-deals/deal-words.ts";
import { StatementSheet, titleOfStatement } from "@tomoru/web-deals/statement/statement-sheet.tsx";
import { Link, useParams } from "react-router";
import { dealPath, paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { StatementStanding } from "../components/statement-standing.tsx";
import { isNoStatement, useStatement } from "../statement.queries.ts";

/** The statement of what a creator is paid, as the company keeps it for its books. */
export function StatementPage() {
  const { statement: own } = useWords().charges;
  const { statement: say } = useDealWords();
  const { paymentId = "" } = useParams();
  const { data, failure, reload } = useStatement(paymentId);
  const isGone = isNoStatement(failure);
  return (
    <PrintedPage
      title={data ? titleOfStatement(data.statement, say) : isGone ? say.unavailable : say.title}
      back={
        data
          ? { label: own.back, render: <Link to={dealPath(data.statement.dealId)} /> }
          : { label: own.toCharges, render: <Link to={paths.charges} /> }
      }
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
      above={data && <StatementStanding {...data} />}
    >
      {data && <StatementSheet statement={data.statement} />}
    </PrintedPage>
  );
}
