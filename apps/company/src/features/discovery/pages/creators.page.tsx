import type { AccountCard } from "@tomoru/contract/company/account-card";
import type { SearchSort } from "@tomoru/contract/company/discovery";
import { planOf } from "@tomoru/contract/company/plans";
import { limits } from "@tomoru/contract/limits";
import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useCallback, useDeferredValue, useMemo } from "react";
import { Navigate } from "react-router";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { Walk } from "../../../shared/walk.ts";
import { FilterPanel } from "../components/search/filter-panel.tsx";
import { NoResults } from "../components/search/no-results.tsx";
import { ResultPager, useWayBack } from "../components/search/result-pager.tsx";
import { ResultSkeleton } from "../components/search/result-skeleton.tsx";
import { ResultTable, type Selected } from "../components/search/result-table.tsx";
import { SearchFailure } from "../components/search/search-failure.tsx";
import { SearchHead } from "../components/search/search-head.tsx";
import { SearchTools } from "../components/search/search-tools.tsx";
import { SelectedSum } from "../components/search/selected-sum.tsx";
import { type FoundPage, type FoundTotal, useSearch } from "../discovery.queries.ts";
import { changed, memberSort, queryOf, searchIn } from "../search-address.view.ts";
import { useChosen } from "../use-chosen.ts";
import { useSearchAddress } from "../use-search-address.ts";
import styles from "./creators.module.css";

/** さがす: the heading is the answer, the rows compare at one look, and the address holds all of it. */
export function CreatorsPage() {
  const { words, format } = useLanguage();
  const { search: say } = words;
  const { address, goTo, change } = useSearchAddress();
  const search = searchIn(address);
  const { found, total, failure, reload, isStale } = useSearch(queryOf(search));
  const before = useWayBack();
  const isWide = useMediaQuery(onDesktop);
  const { data: profile } = useProfile();
  const plan = planOf(profile?.subscription.planId ?? "free").values;
  const { kept, choose: select } = useChosen(search.platform);
  // With their newest data: the lists that have them change meanwhile.
  const selected = useMemo(() => new Map([...kept, ...keptAmong(found?.docs ?? [], kept)]), [kept, found]);
  const isLost = failure instanceof ApiFailure && failure.faults.some(({ field }) => field === "cursor");
  usePage({ title: say.title, hasError: failure !== undefined && !isLost });
  const sortBy = useCallback(
    (sort: SearchSort) => change((asked) => changed(asked, { sort: sort === memberSort ? null : sort })),
    [change],
  );
  const walk = useMemo(
    () => found && walkOf({ address, before, found, total, platform: search.platform }),
    [address, before, found, total, search.platform],
  );
  const count = total && format.count(total.value);
  const table =
    found && walk && found.docs.length > 0 ? (
      <ResultTable
        accounts={found.docs}
        selected={selected}
        onSelect={select}
        sort={search.sort}
        onSort={sortBy}
        hasPr={plan.prAnalysis}
        isStale={isStale}
        walk={walk}
      />
    ) : null;
  // Fifty rows are more than a press can wait for.
  const rows = useDeferredValue(table);
  const heading = headingOf({ total, count, say });
  return (
    <>
      <div>
        <SearchHead heading={heading} address={address} total={total} />
        <div role="status">
          <VisuallyHidden>
            {found && !isStale ? `${heading} ${say.pages.page(found.page)}` : ""}
          </VisuallyHidden>
        </div>
      </div>
      <div className={styles.search}>
        {isWide ? <FilterPanel address={address} onChange={change} hasAll={plan.filters} /> : null}
        <div className={styles.results}>
          <SearchTools
            address={address}
            onChange={change}
            onSearch={goTo}
            hasAll={plan.filters}
            count={count}
          />
          {/* A link that was cut, or kept longer than its place in the results: no second try would find it. */}
          {isLost ? <Navigate replace to={{ search: changed(address, {}).toString() }} /> : null}
          {failure && !isLost ? <SearchFailure failure={failure} onRetry={() => void reload()} /> : null}
          {found || (failure && !isLost) ? null : (
            <Loading>
              <ResultSkeleton />
            </Loading>
          )}
          {found && found.docs.length === 0 ? <NoResults address={address} onChange={change} /> : null}
          {found && found.docs.length > 0 ? (
            <>
              {rows ?? table}
              <SelectedSum
                platform={search.platform}
                selected={selected}
                onClear={() => select(() => new Map())}
              />
              <ResultPager address={address} found={found} />
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}

function keptAmong(accounts: readonly AccountCard[], kept: Selected): [string, AccountCard][] {
  return accounts.flatMap((account) => (kept.has(account.creatorId) ? [[account.creatorId, account]] : []));
}

type Walked = {
  address: URLSearchParams;
  before: readonly string[];
  found: FoundPage;
  total: FoundTotal | undefined;
  platform: Walk["platform"];
};

/** The rows in their order, and where they stand in the results. */
function walkOf({ address, before, found, total, platform }: Walked): Walk {
  const { docs, nextCursor, page } = found;
  return {
    platform,
    ids: docs.map(({ creatorId }) => creatorId),
    from: {
      kind: "search",
      address: address.toString(),
      before,
      nextCursor: page < found.pagesAllowed ? nextCursor : null,
      first: (page - 1) * limits.accountsPerPage + 1,
      total: total ?? null,
    },
  };
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
