import { Button } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { useId } from "react";
import { useWords } from "../../../../shared/site.ts";
import { useClearing } from "../../use-clearing.ts";
import type { ChangeAddress } from "../../use-search-address.ts";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  address: URLSearchParams;
  onChange: ChangeAddress;
  hasAll: boolean;
};

/** Beside the results. */
export function FilterPanel({ address, onChange, hasAll }: FilterPanelProps) {
  const { filters } = useWords().search;
  const titleId = useId();
  const { round, clear } = useClearing({ address, onChange });
  return (
    <Card as="aside" padding="none" className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{filters.title}</h2>
        {clear ? (
          <Button variant="text" size="dense" flush="end" onClick={clear}>
            {filters.clearAll}
          </Button>
        ) : null}
      </div>
      <FilterFields key={round} address={address} onChange={onChange} hasAll={hasAll} />
    </Card>
  );
}
