import { Button } from "@tomoru/ui/actions/button";
import { Sheet } from "@tomoru/ui/overlays/sheet";
import { useState } from "react";
import { useWords } from "../../../../shared/site.ts";
import { useClearing } from "../../use-clearing.ts";
import type { ChangeAddress } from "../../use-search-address.ts";
import { FilterFields } from "./filter-fields.tsx";

type FilterSheetProps = {
  open: boolean;
  address: URLSearchParams;
  onChange: ChangeAddress;
  onDone: () => void;
  hasAll: boolean;
  /** e.g. "412"; the results behind it follow each change. */
  count: string | undefined;
};

/** The filters where there is no room beside the results. Any way out but its button takes the changes back. */
export function FilterSheet({ open, address, onChange, onDone, hasAll, count }: FilterSheetProps) {
  const { filters } = useWords().search;
  const [before] = useState(address);
  const { round, clear } = useClearing({ address, onChange });
  return (
    <Sheet
      open={open}
      title={filters.title}
      doneLabel={count === undefined ? filters.showAny : filters.show(count)}
      onDone={onDone}
      closeLabel={filters.close}
      onClose={() => {
        onChange(() => before);
        onDone();
      }}
    >
      <FilterFields key={round} address={address} onChange={onChange} hasAll={hasAll} />
      {clear ? (
        <Button variant="text" flush="start" onClick={clear}>
          {filters.clearAll}
        </Button>
      ) : null}
    </Sheet>
  );
}
