import { Button } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { useId } from "react";
import { useWords } from "../../../shared/site.ts";
import { filtersIn, withoutFilters } from "../search-address.view.ts";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
  hasAll: boolean;
};

/** Beside the results. */
export function FilterPanel({ address, onChange, hasAll }: FilterPanelProps) {
  const { filters } = useWords().search;
  const titleId = useId();
  return (
    <Card as="aside" padding="none" className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{filters.title}</h2>
        {filtersIn(address).length > 0 ? (
          <Button variant="text" size="dense" flush="end" onClick={() => onChange(withoutFilters(address))}>
            {filters.clearAll}
          </Button>
        ) : null}
      </div>
      <FilterFields address={address} onChange={onChange} hasAll={hasAll} />
    </Card>
  );
}
