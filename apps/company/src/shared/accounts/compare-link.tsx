import { limits } from "@tomoru/contract/limits";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { comparePath } from "../../app/paths.ts";
import { useProfile } from "../profile.queries.ts";
import { useWords } from "../site.ts";
import styles from "./compare-link.module.css";

/** From here on it says how many are left. */
const fewLeft = 30;

/** Leads to the comparison of the chosen accounts, and back here; says how many it takes if they are too few or too many. */
export function CompareLink({ ids, platform }: { ids: readonly string[]; platform: string }) {
  const { compare: say } = useWords();
  const { pathname, search } = useLocation();
  const whyId = useId();
  const usage = useProfile().data?.subscription.usage.insights;
  const left = usage ? Math.max(0, usage.limit - usage.used) : 0;
  if (ids.length >= limits.leastCompared && ids.length <= limits.comparedCreators) {
    return (
      <>
        <ButtonLink
          variant="secondary"
          size="dense"
          render={<Link to={comparePath({ ids, platform })} state={{ comparedFrom: pathname + search }} />}
        >
          {say.open}
        </ButtonLink>
        {usage && left < fewLeft ? (
          <div className={styles.uses} data-note="">
            {say.uses(Math.min(ids.length, left), left)}
          </div>
        ) : null}
      </>
    );
  }
  return (
    <>
      <VisuallyHidden id={whyId}>{say.needs}</VisuallyHidden>
      <Button variant="secondary" size="dense" off={whyId} title={say.needs}>
        {say.open}
      </Button>
    </>
  );
}
