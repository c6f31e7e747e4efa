import { searchSorts } from "@tomoru/contract/company/discovery";
import { Button } from "@tomoru/ui/actions/button";
import { Select } from "@tomoru/ui/forms/select";
import { useChoice } from "@tomoru/ui/forms/use-choice";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, startTransition, useState } from "react";
import { useWords } from "../../../../shared/site.ts";
import { changed, filtersIn, memberSort, searchIn, withoutFilters } from "../../search-address.view.ts";
import type { ChangeAddress } from "../../use-search-address.ts";
import { KeywordField } from "./keyword-field.tsx";
import styles from "./search-tools.module.css";
import { SetFilters } from "./set-filters.tsx";

const FilterSheet = lazyOverlay(async () => (await import("./filter-sheet.tsx")).FilterSheet);

type SearchToolsProps = {
  address: URLSearchParams;
  onChange: ChangeAddress;
  /** Searches for other keywords; only the results are to change. */
  onSearch: (address: URLSearchParams) => void;
  hasAll: boolean;
  count: string | undefined;
};

/** Above the results: keywords and what is set; where the panel has no room, the way to its sheet and the order. */
export function SearchTools({ address, onChange, onSearch, hasAll, count }: SearchToolsProps) {
  const { search: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { q, sort } = searchIn(address);
  const [sorted, sortBy] = useChoice<string>(sort, (next) =>
    onChange((asked) => changed(asked, { sort: next === memberSort ? null : next })),
  );
  const set = filtersIn(address).filter((filter) => filter !== "q").length;
  return (
    <div className={styles.tools}>
      <KeywordField key={q} words={q} onSearch={(next) => onSearch(changed(address, { q: next }))} />
      <Button
        variant="secondary"
        size="dense"
        className={styles.opener}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.filters.title}
        {set > 0 ? <span className={styles.count}>{set}</span> : null}
      </Button>
      <div className={styles.order}>
        <Select
          aria-label={words.sortLabel}
          options={searchSorts.map((value) => ({ value, label: words.columns[value] }))}
          value={sorted}
          onChange={sortBy}
        />
      </div>
      <div className={styles.set}>
        {set > 0 ? (
          <Button
            variant="text"
            size="dense"
            className={styles.clear}
            onClick={() => onChange(withoutFilters)}
          >
            {words.filters.clearAll}
          </Button>
        ) : null}
        <SetFilters address={address} onChange={onChange} />
      </div>
      {isOpen ? (
        <Suspense>
          <FilterSheet
            open
            address={address}
            onChange={onChange}
            // Closing the sheet is rendered when there is time: a press cannot wait for it.
            onDone={() => startTransition(() => setOpen(false))}
            hasAll={hasAll}
            count={count}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
