import { ageBands } from "@tomoru/contract/company/account-card";
import { lastPostDays, type SearchRange } from "@tomoru/contract/company/discovery";
import { genders } from "@tomoru/contract/influencer/profile";
import { platforms } from "@tomoru/contract/platforms";
import { TextLink } from "@tomoru/ui/actions/button";
import { CheckList } from "@tomoru/ui/forms/check-list";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { useChoice } from "@tomoru/ui/forms/use-choice";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { countryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useId, useMemo } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useCategories } from "../../../../shared/accounts/categories.queries.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { changed, searchIn } from "../../search-address.view.ts";
import type { ChangeAddress } from "../../use-search-address.ts";
import styles from "./filter-fields.module.css";
import { RangeFilter } from "./range-filter.tsx";

type FilterFieldsProps = {
  address: URLSearchParams;
  onChange: ChangeAddress;
  /** Whether the plan has all filters, or only the basic ones. */
  hasAll: boolean;
};

const categoriesShown = 6;
const furtherRanges: readonly SearchRange[] = ["medianViews", "price", "engagement", "prShare"];

/** Each field shows its choice at once; the address and the results follow. */
export function FilterFields({ address, onChange, hasAll }: FilterFieldsProps) {
  const { locale, words } = useLanguage();
  const { filters, pages } = words.search;
  const search = searchIn(address);
  const set = (change: Parameters<typeof changed>[1]) => onChange((asked) => changed(asked, change));
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const range = (name: SearchRange) => (
    <RangeFilter
      key={name}
      name={name}
      range={search.ranges[name]}
      onChange={({ min, max }) => set({ [`${name}Min`]: min, [`${name}Max`]: max })}
    />
  );
  return (
    <div className={styles.fields}>
      <PlatformChoice platform={search.platform} onChange={(platform) => set({ platform })} />
      <CheckList
        legend={filters.category}
        options={useCategories()}
        value={search.category}
        onChange={(chosen) => set({ category: chosen.join(",") })}
        shown={categoriesShown}
        moreLabel={filters.more}
        fewerLabel={filters.fewer}
      />
      {range("followers")}
      {hasAll ? furtherRanges.map(range) : null}
      {hasAll ? (
        <Choice
          label={filters.lastPost}
          none={filters.anyTime}
          options={lastPostDays.map((days) => ({ value: String(days), label: filters.withinDays(days) }))}
          value={search.lastPostDays === null ? "" : String(search.lastPostDays)}
          onChange={(days) => set({ lastPostDays: days })}
        />
      ) : null}
      <Choice
        label={filters.country}
        none={filters.any}
        options={countries}
        value={search.country ?? ""}
        onChange={(country) => set({ country })}
      />
      {hasAll ? (
        <>
          <Choice
            label={filters.gender}
            none={filters.any}
            options={genders.map((value) => ({ value, label: filters.genders[value] }))}
            value={search.gender ?? ""}
            onChange={(gender) => set({ gender })}
          />
          <CheckList
            legend={filters.age}
            options={ageBands.map((value) => ({ value, label: filters.ages[value] }))}
            value={search.ageBand}
            onChange={(bands) => set({ ageBand: bands.join(",") })}
          />
        </>
      ) : (
        <p className={styles.locked}>
          {filters.locked} <TextLink render={<Link to={paths.plan}>{pages.changePlan}</Link>} />
        </p>
      )}
    </div>
  );
}

function PlatformChoice({ platform, onChange }: { platform: string; onChange: (platform: string) => void }) {
  const { words } = useLanguage();
  const name = useId();
  const [chosen, choose] = useChoice(platform, onChange);
  return (
    <fieldset className={styles.platforms}>
      <legend className={styles.legend}>{words.search.filters.platform}</legend>
      <div className={styles.track}>
        {platforms.map((value) => (
          <label key={value} className={styles.platform}>
            <input
              type="radio"
              name={name}
              value={value}
              className={styles.radio}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span className={styles.face}>
              <PlatformName platform={value} iconOnly size="regular" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  none: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, none, options, value, onChange }: ChoiceProps) {
  const [chosen, choose] = useChoice(value, onChange);
  return (
    <div className={styles.choice}>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            // Autofill would offer the country of the person who searches, not the creators'.
            autoComplete="off"
            options={options}
            placeholder={none}
            value={chosen}
            onChange={choose}
          />
        )}
      </Field>
    </div>
  );
}
