import { Button } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useWords } from "../../../../shared/site.ts";
import { without } from "../../search-address.view.ts";
import type { ChangeAddress } from "../../use-search-address.ts";
import styles from "./no-results.module.css";
import { useFilterTexts } from "./set-filters.tsx";

const offered = 2;

type NoResultsProps = { address: URLSearchParams; onChange: ChangeAddress };

/** Offers to take off what was set last. */
export function NoResults({ address, onChange }: NoResultsProps) {
  const { none } = useWords().search;
  const filters = useFilterTexts(address);
  const last = filters.slice(-offered).toReversed();
  const isFiltered = filters.length > 0;
  return (
    <EmptyState>
      <p className={styles.title}>
        <Phrases>{isFiltered ? none.title : none.nobody}</Phrases>
      </p>
      <p className={styles.advice}>
        <Phrases>{isFiltered ? none.advice : none.nobodyAdvice}</Phrases>
      </p>
      {isFiltered ? (
        <div className={styles.actions}>
          {last.map(({ value, label }) => (
            <Button
              key={value}
              variant="secondary"
              size="dense"
              onClick={() => onChange((asked) => without(asked, value))}
            >
              {none.drop(label)}
            </Button>
          ))}
        </div>
      ) : null}
    </EmptyState>
  );
}
