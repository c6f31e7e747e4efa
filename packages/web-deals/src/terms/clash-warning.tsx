import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import styles from "../frame/missing-gates.module.css";
import { useTermTexts } from "./use-term-texts.ts";

/** Earlier contracts that rule out competitors while the posts of this deal would be out: whether they do is the creator's to judge. */
export function ClashWarning({ deal: { clashes = [] } }: { deal: Pick<Deal, "clashes"> }) {
  const { paths } = useDealSite();
  const { words, days, categoryName } = useTermTexts();
  const { clash: say } = words.terms;
  if (clashes.length === 0) return null;
  return (
    <InlineMessage tone="warning" title={say.title}>
      <ul className={styles.list}>
        {clashes.map(({ dealId, productName, categoryId, until }) => (
          <li key={dealId}>
            {say.one(days.fullDay(until), categoryName(categoryId))}
            <TextLink render={<Link to={paths.deal(dealId)} />}>
              {productName ?? words.frame.nameless}
            </TextLink>
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}
