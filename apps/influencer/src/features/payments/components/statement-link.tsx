import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import { statementPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

type StatementLinkProps = { paymentId: string; number: string; isPurchase: boolean | undefined };

/** The way to a payment's statement, by the name that the law has for it. */
export function StatementLink({ paymentId, number, isPurchase }: StatementLinkProps) {
  const { payments: say } = useWords();
  return (
    <TextLink render={<Link to={statementPath(paymentId)} />}>
      {isPurchase ? say.purchaseLink(number) : say.statementLink(number)}
    </TextLink>
  );
}
