import { type OfferCounts, type OfferStatus, offerStatuses } from "@tomoru/contract/influencer/offers";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

type StatusFilterProps = { status: OfferStatus | undefined; counts: OfferCounts | undefined };

/** Each filter has an address of its own. Known counts stay while another list loads. */
export function StatusFilter({ status, counts }: StatusFilterProps) {
  const { offers } = useWords();
  const { pathname: here } = useLocation();
  const [known, setKnown] = useState(counts);
  if (counts && counts !== known) setKnown(counts);
  // Nothing to choose from.
  if (known?.all === 0) return null;
  const chips = [undefined, ...offerStatuses].map((option) => ({
    key: option ?? "all",
    label: option ? offers.status[option] : offers.all,
    count: known?.[option ?? "all"],
    current: option === status,
    render: (
      <Link
        preventScrollReset
        replace={here === paths.offers}
        to={option ? `${paths.offers}?status=${option}` : paths.offers}
      />
    ),
  }));
  return <FilterChips label={offers.filter} chips={chips} />;
}
