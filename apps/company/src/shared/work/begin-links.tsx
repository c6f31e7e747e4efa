import { ButtonLink } from "@tomoru/ui/actions/button";
import { Megaphone, Search } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

/** What a company begins with: a campaign of its own, or looking for creators. */
export function BeginLinks() {
  const { work: say } = useWords();
  return (
    <>
      <ButtonLink
        variant="secondary"
        size="dense"
        icon={<Megaphone size={18} aria-hidden="true" />}
        render={<Link to={paths.newCampaign} />}
      >
        {say.newCampaign}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="dense"
        icon={<Search size={18} aria-hidden="true" />}
        render={<Link to={paths.creators} />}
      >
        {say.find}
      </ButtonLink>
    </>
  );
}
