import type { Statement } from "@tomoru/contract/deals/statement";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useDealWords } from "@tomoru/web-deals/deal-words.ts";
import { titleOfStatement } from "@tomoru/web-deals/statement/statement-sheet.tsx";
import { useWords } from "../../../shared/site.ts";
import { useStatementQuestion } from "../use-statement-question.ts";
import styles from "./payment-detail.module.css";

type StatementQuestionProps = { statement: Statement; onCancel: () => void };

export function StatementQuestionForm({ statement, onCancel }: StatementQuestionProps) {
  const { payments, membership } = useWords();
  const { statement: say } = payments;
  const form = useStatementQuestion(statement.paymentId);
  const { dealMessageMaxLength: max } = limits;
  const count = [...form.values.message.trim()].length;
  const title = titleOfStatement(statement, useDealWords().statement);
  usePage({ title, hasError: form.hasError });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextAreaField
        {...form.text("message")}
        hint={say.askHint}
        rows={4}
        counter={{ count, max, status: membership.cancellation.count(count, max) }}
      />
      <FormFailure failure={form.failure} inline={["tooManyRequests", "unexpected"]} />
      <div className={styles.actions}>
        <SubmitButton sending={form.sending} sendingLabel={say.confirming}>
          {say.send}
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
