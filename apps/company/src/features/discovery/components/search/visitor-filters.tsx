import { followerBands } from "@tomoru/contract/company/account-card";
import { platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { Select } from "@tomoru/ui/forms/select";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { bandText } from "../../../../shared/accounts/account-texts.view.ts";
import { useCategories } from "../../../../shared/accounts/categories.queries.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { changed, searchIn } from "../../search-address.view.ts";
import styles from "./visitor-filters.module.css";

type VisitorFiltersProps = { address: URLSearchParams; onChange: (address: URLSearchParams) => void };

/** Each choice is an address of its own. */
export function VisitorFilters({ address, onChange }: VisitorFiltersProps) {
  const { words, format } = useLanguage();
  const { filters, visitor } = words.search;
  const search = searchIn(address);
  const linkTo = (change: Parameters<typeof changed>[1]) => (
    <Link
      preventScrollReset
      to={{ pathname: paths.visitorCreators, search: changed(address, change).toString() }}
    />
  );
  return (
    <div className={styles.filters}>
      <FilterChips
        label={filters.platform}
        chips={platforms.map((platform) => ({
          key: platform,
          label: platformNames[platform],
          current: platform === search.platform,
          render: linkTo({ platform }),
        }))}
      />
      <FilterChips
        label={filters.category}
        chips={useCategories().map(({ value, label }) => {
          const isChosen = search.category.includes(value);
          const others = search.category.filter((each) => each !== value);
          return {
            key: value,
            label,
            current: isChosen,
            render: linkTo({ category: (isChosen ? others : [...others, value]).join(",") }),
          };
        })}
      />
      <div className={styles.band}>
        <Select
          aria-label={visitor.followers}
          options={followerBands.map((band) => ({
            value: String(band),
            label: bandText(band, { words, format }),
          }))}
          placeholder={visitor.anyFollowers}
          value={search.followerBand === null ? "" : String(search.followerBand)}
          onChange={(band) => onChange(changed(address, { followerBand: band }))}
        />
      </div>
    </div>
  );
}
