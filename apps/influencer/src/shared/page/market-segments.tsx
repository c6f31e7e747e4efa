import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

const pages = ["offers", "deals", "campaigns"] as const;

/** What arrived, what came of it, and what is open to everybody. */
export function MarketSegments({ here }: { here: (typeof pages)[number] }) {
  const { segments } = useWords().navigation;
  const chips = pages.map((page) => ({
    key: page,
    label: segments[page],
    current: page === here,
    render: <Link to={paths[page]} />,
  }));
  return <FilterChips label={segments.label} chips={chips} />;
}
