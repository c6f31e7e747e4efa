import { planOf } from "@tomoru/contract/company/plans";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { FilterPanel } from "../components/filter-panel.tsx";
import { NoResults } from "../components/no-results.tsx";
import { ResultPager } from "../components/result-pager.tsx";
import { ResultSkeleton } from "../components/result-skeleton.tsx";
import { ResultTable, type Selected } from "../components/result-table.tsx";
import { SearchTools } from "../components/search-tools.tsx";
import { SelectedSum } from "../components/selected-sum.tsx";
import { type FoundTotal, useSearch } from "../discovery.queries.ts";
import { changed, memberSort, queryOf, searchIn } from "../search-address.view.ts";
import styles from "./creators.module.css";

/** さがす: the heading is the answer, the rows compare at one look, and the address holds all of it. */
export function CreatorsPage() {
  const { words, format } = useLanguage();
  const { search: say } = words;
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const { found, total, failure, reload, isStale } = useSearch(queryOf(search));
  const { data: profile } = useProfile();
  const plan = planOf(profile?.subscription.planId ?? "free").values;
  const [chosen, setChosen] = useState<{ platform: string; selected: Selected }>();
  // Of two platforms nothing is to be added up.
  const selected: Selected = chosen?.platform === search.platform ? chosen.selected : new Map();
  const select = (next: Selected) => setChosen({ platform: search.platform, selected: next });
  usePage({ title: say.title, hasError: failure !== undefined });
  const change = (next: URLSearchParams) => setAddress(next, { preventScrollReset: true });
  const count = total && format.count(total.value);
  const heading = headingOf({ total, count, say });
  return (
    <>
      <div>
        <PageHeader title={heading} />
        <div role="status">
          <VisuallyHidden>
            {found && !isStale ? `${heading} ${say.pages.page(found.page)}` : ""}
          </VisuallyHidden>
        </div>
      </div>
      <div className={styles.search}>
        <FilterPanel address={address} onChange={change} hasAll={plan.filters} />
        <div className={styles.results}>
          <SearchTools address={address} onChange={change} hasAll={plan.filters} count={count} />
          {failure ? (
            <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
          ) : null}
          {found || failure ? null : (
            <Loading>
              <ResultSkeleton />
            </Loading>
          )}
          {found && found.docs.length === 0 ? <NoResults address={address} onChange={change} /> : null}
          {found && found.docs.length > 0 ? (
            <>
              <ResultTable
                accounts={found.docs}
                selected={selected}
                onSelect={select}
                sort={search.sort}
                onSort={(sort) => change(changed(address, { sort: sort === memberSort ? null : sort }))}
                hasPr={plan.prAnalysis}
                isStale={isStale}
              />
              <SelectedSum selected={selected} onClear={() => select(new Map())} />
              <ResultPager address={address} found={found} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

type Heading = {
  total: FoundTotal | undefined;
  count: string | undefined;
  say: ReturnType<typeof useLanguage>["words"]["search"];
};

function headingOf({ total, count, say }: Heading): string {
  if (!total || count === undefined) return say.heading;
  if (total.value === 0) return say.none.title;
  return total.isAtLeast ? say.foundAtLeast(count) : say.found(count);
}
