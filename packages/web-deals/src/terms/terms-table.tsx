import type { Terms } from "@tomoru/contract/deals/terms";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { type TermKey, termRows } from "./terms.view.ts";
import styles from "./terms-table.module.css";
import { useTermTexts } from "./use-term-texts.ts";

type TermsTableProps = { terms: Terms; without?: readonly TermKey[] };

/** All rows of a version, or those that are not told elsewhere. */
export function TermsTable({ terms, without = [] }: TermsTableProps) {
  const texts = useTermTexts();
  const rows = termRows(terms, texts).filter(({ key }) => !without.includes(key));
  return (
    <DefinitionList
      rows={rows.map(({ label, text }) => ({
        term: label,
        children: <span className={styles.value}>{text}</span>,
      }))}
    />
  );
}
