import { StatementQuestion } from "@tomoru/contract/influencer/deal-payments";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useWords } from "../../shared/site.ts";
import { useAnswerStatement } from "./payments.queries.ts";

/** What somebody asks about a statement: it goes into the deal's thread and to support. */
export function useStatementQuestion(paymentId: string) {
  const { statement: say } = useWords().payments;
  const answer = useAnswerStatement(paymentId);
  return useForm({
    schema: StatementQuestion,
    initial: { message: "" },
    labels: { message: say.askLabel },
    send: ({ message }) => answer({ action: "query", message }),
  });
}
