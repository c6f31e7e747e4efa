import type { CompanyStatement } from "@tomoru/contract/company/statements";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useDealLanguage } from "@tomoru/web-deals/use-deal-language.ts";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";

/** What its creator has said to a statement, and how much of the tax on it the company may deduct. */
export function StatementStanding({ statement, deduction }: CompanyStatement) {
  const { words, format } = useLanguage();
  const { days } = useDealLanguage();
  const { statement: say } = words.charges;
  const { state, dealId, confirmBy } = statement;
  const isSettled = state === "confirmed" || state === "silent";
  const thread = (
    <TextLink render={<Link to={{ pathname: dealPath(dealId), search: "?tab=thread" }} />}>
      {say.thread}
    </TextLink>
  );
  return (
    <>
      <InlineMessage
        standing
        tone={isSettled ? "success" : "info"}
        action={state === "queried" ? thread : undefined}
      >
        {state === "open" ? say.open(days.dueDay(confirmBy)) : say[state]}
      </InlineMessage>
      {deduction ? (
        <InlineMessage standing tone="info">
          {deduction.percent === 0
            ? say.noDeduction
            : say.deduction(deduction.percent, format.yen(deduction.yen))}
        </InlineMessage>
      ) : null}
    </>
  );
}
