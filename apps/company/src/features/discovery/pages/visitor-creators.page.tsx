import { limits } from "@tomoru/contract/limits";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { KeywordField } from "../components/search/keyword-field.tsx";
import { NoResults } from "../components/search/no-results.tsx";
import { ResultSkeleton } from "../components/search/result-skeleton.tsx";
import { VisitorCard } from "../components/search/visitor-card.tsx";
import { VisitorFilters } from "../components/search/visitor-filters.tsx";
import { WorkedExample } from "../components/search/worked-example.tsx";
import { type FoundTotal, useSearch } from "../discovery.queries.ts";
import { changed, searchIn, visitorQueryOf } from "../search-address.view.ts";
import { useSearchAddress } from "../use-search-address.ts";
import styles from "./visitor-creators.module.css";

/** Who is there, for whoever is not signed in: names and bands, one page of them, and how it looks to members. */
export function VisitorCreatorsPage() {
  const { words } = useLanguage();
  const { search: say } = words;
  const { visitor } = say;
  const { address, goTo, change } = useSearchAddress();
  const search = searchIn(address);
  const { found, total, failure, reload, isStale } = useSearch(visitorQueryOf(search));
  usePage({ title: say.title, hasError: failure !== undefined });
  return (
    <VisitorFrame>
      <div className={styles.page}>
        <div className={styles.top}>
          <div className={styles.ask}>
            <h1 tabIndex={-1}>
              <Phrases>{visitor.heading}</Phrases>
            </h1>
            <p className={styles.lead}>
              <Phrases>{visitor.lead}</Phrases>
            </p>
            <KeywordField key={search.q} words={search.q} onSearch={(q) => goTo(changed(address, { q }))}>
              <Button variant="primary" size="dense" type="submit">
                {say.keyword.submit}
              </Button>
            </KeywordField>
            <VisitorFilters address={address} onChange={goTo} />
          </div>
          <WorkedExample />
        </div>
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
          <section className={styles.found} aria-busy={isStale}>
            <Matches keywords={search.q} total={total} />
            <ul className={styles.cards}>
              {found.docs.map((account) => (
                <VisitorCard key={account.creatorId} account={account} />
              ))}
            </ul>
            {isMore(found, total) ? <SeeTheRest /> : null}
          </section>
        ) : null}
      </div>
    </VisitorFrame>
  );
}

/** A visitor has one page and no cursor: that there are more is told by their number, or by a page that is full. */
function isMore({ docs }: { docs: readonly unknown[] }, total: FoundTotal | undefined): boolean {
  return total ? total.isAtLeast || total.value > docs.length : docs.length >= limits.accountsPerPage;
}

/** Where the page ends and the creators do not. */
function SeeTheRest() {
  const { frame, search } = useWords();
  const { visitor } = search;
  return (
    <div className={styles.more}>
      <p>
        <Phrases>{visitor.more}</Phrases>
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" render={<Link to={paths.signUp} />}>
          {visitor.signUp}
        </ButtonLink>
        <ButtonLink variant="text" render={<Link to={paths.signIn} />}>
          {frame.signIn}
        </ButtonLink>
      </div>
    </div>
  );
}

function Matches({ keywords, total }: { keywords: string; total: FoundTotal | undefined }) {
  const { words, format } = useLanguage();
  const { visitor } = words.search;
  if (!total) return null;
  const count = format.count(total.value);
  const { matches, matchesAtLeast, matchesFor, matchesForAtLeast } = visitor;
  const text =
    keywords === ""
      ? (total.isAtLeast ? matchesAtLeast : matches)(count)
      : (total.isAtLeast ? matchesForAtLeast : matchesFor)(keywords, count);
  return (
    <div role="status">
      <h2 className={styles.count}>{text}</h2>
    </div>
  );
}
