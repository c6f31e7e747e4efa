import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { Card } from "@tomoru/ui/layout/card";
import { TermsTable } from "@tomoru/web-deals/terms/terms-table.tsx";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";

/** What was agreed, else what was offered last, row by row as both sides read it. Its page brings their words. */
export function DealTerms({ known: { terms, offered, version } }: { known: OperatorDeal }) {
  const { deals: say } = useWords();
  const shown = terms ?? offered;
  if (!shown) return null;
  return (
    <Card as="section" aria-labelledby="terms" className={styles.card}>
      <h2 id="terms">{terms ? say.terms.agreed : say.terms.offered}</h2>
      {version ? <p className={styles.note}>{say.terms.version(version)}</p> : null}
      <TermsTable terms={shown} />
    </Card>
  );
}
