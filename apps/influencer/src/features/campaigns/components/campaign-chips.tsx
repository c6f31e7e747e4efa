import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { type AskedCampaigns, campaignsAddress } from "../campaign-address.view.ts";
import { useCampaignCounts } from "../campaigns.queries.ts";

type ChipsProps = { here: "fitting" | "all" | "applied"; asked: AskedCampaigns };

/** Those that fit, all that are open, and one's own applications. */
export function CampaignChips({ here, asked }: ChipsProps) {
  const { groups } = useWords().campaigns;
  const counts = useCampaignCounts(asked);
  const to = {
    fitting: paths.campaigns + campaignsAddress({ ...asked, group: "fitting" }),
    all: paths.campaigns + campaignsAddress({ ...asked, group: "all" }),
    applied: paths.applications,
  };
  const chips = (["fitting", "all", "applied"] as const).map((key) => ({
    key,
    label: groups[key],
    count: counts?.[key],
    current: key === here,
    render: <Link to={to[key]} />,
  }));
  return <FilterChips label={groups.label} chips={chips} />;
}
