import type { DealPage } from "@tomoru/contract/deals/deal-card";
import { type DealGroup, dealGroups } from "@tomoru/contract/deals/deal-states";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import type { DealListWords } from "@tomoru/i18n/ja/deals/list";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadMore } from "@tomoru/web/lists/load-more.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { type SyntheticEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./deal-list.module.css";
import { useDealList } from "./deal-list.queries.ts";
import { DealRow } from "./deal-row.tsx";

/** A side's deals, by whose turn it is; what is asked for stands in the address. */
export function DealListPage() {
  const { side, calls, paths } = useDealSite();
  const { words } = useDealLanguage();
  const [search] = useSearchParams();
  const { list: say } = words;
  const asked = dealGroups.find((name) => name === search.get("group"));
  const q = search.get("q") ?? "";
  const platform = platforms.find((name) => name === search.get("platform"));
  const [known, setKnown] = useState<DealPage["counts"] | undefined>();
  // Whoever did not choose is shown what goes on: their own turn first, else whose turn it is and until when.
  const group = asked ?? (known && known.waiting === 0 && known.active > 0 ? "active" : "waiting");
  const { counts, ...list } = useDealList({ group, q, platform });
  if (counts && counts !== known) setKnown(counts);
  const { docs, failure } = list;
  const title = known ? headlineOf(known, say) : say.title[side];
  usePage({ title: say.title[side], hasError: !docs && failure !== undefined });
  const isFiltered = q !== "" || platform !== undefined;
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <FilterChips
        label={say.groups.label}
        chips={dealGroups.map((name) => ({
          key: name,
          label: say.groups[side][name],
          count: known?.[name],
          current: name === group,
          render: <Link to={addressOf({ group: name, q, platform })} preventScrollReset />,
        }))}
      />
      {calls.isListFiltered ? <Filters key={`${q} ${platform}`} {...{ group, q, platform }} /> : null}
      {docs && docs.length > 0 ? (
        <Card padding="none">
          <ul>
            {docs.map((card) => (
              <DealRow key={card.dealId} card={card} />
            ))}
          </ul>
        </Card>
      ) : null}
      {docs && docs.length === 0 ? (
        <EmptyState>
          <p>
            <Phrases>{isFiltered ? say.empty.found : say.empty[group]}</Phrases>
          </p>
          {isFiltered ? (
            <ButtonLink
              variant="secondary"
              render={<Link to={addressOf({ group, q: "", platform: undefined })} preventScrollReset />}
            >
              {say.clear}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" render={<Link to={paths.find} />}>
              {say.findNew[side]}
            </ButtonLink>
          )}
        </EmptyState>
      ) : null}
      {docs && docs.length > 0 ? <LoadMore list={list} words={say} /> : null}
      {!docs && failure ? <LoadError title={say.loadFailed} failure={failure} onRetry={list.reload} /> : null}
      {docs || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={5} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

function headlineOf({ waiting, active }: DealPage["counts"], say: DealListWords): string {
  if (waiting > 0) return say.headline(waiting);
  return active > 0 ? say.others(active) : say.quiet;
}

type Asked = { group: DealGroup; q: string; platform: Platform | undefined };

function addressOf({ group, q, platform }: Asked): string {
  const search = new URLSearchParams({ group });
  if (q) search.set("q", q);
  if (platform) search.set("platform", platform);
  return `?${search}`;
}

function Filters({ group, q, platform }: Asked) {
  const { words } = useDealLanguage();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(q);
  const { list: say } = words;
  const ask = (asked: Asked) => setSearch(new URLSearchParams(addressOf(asked).slice(1)), { replace: true });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ask({ group, q: typed.trim(), platform });
  };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <Field id="q" label={say.search}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              enterKeyHint="search"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Field id="platform" label={say.platform}>
          {(control) => (
            <Select
              {...control}
              placeholder={say.anyPlatform}
              options={platforms.map((value) => ({ value, label: platformNames[value] }))}
              value={platform ?? ""}
              onChange={(value) =>
                ask({ group, q: typed.trim(), platform: platforms.find((name) => name === value) })
              }
            />
          )}
        </Field>
        <Button variant="secondary" type="submit">
          {say.find}
        </Button>
      </form>
    </search>
  );
}

const platformNames = { instagram: "Instagram", tiktok: "TikTok", youtube: "YouTube" };
