import { getProfile } from "@tomoru/contract/influencer/profile";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

const pages = ["offers", "deals", "campaigns"] as const;

/** Links to the offers, the deals and the open campaigns. */
export function MarketSegments({ here }: { here: (typeof pages)[number] }) {
  const { segments } = useWords().navigation;
  const { data: profile } = useEndpoint(getProfile, { input: {}, retryAs: "profile" });
  const waiting = profile?.deals.waitingCount ?? 0;
  const chips = pages.map((page) => ({
    key: page,
    label: segments[page],
    count: page === "deals" && waiting > 0 ? waiting : undefined,
    current: page === here,
    render: <Link to={paths[page]} />,
  }));
  return <FilterChips label={segments.label} chips={chips} />;
}
