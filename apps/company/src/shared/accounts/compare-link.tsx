import { limits } from "@tomoru/contract/limits";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { comparePath } from "../../app/paths.ts";
import { useWords } from "../site.ts";

/** Of those who are chosen; says how many it takes while they are too few or too many. The comparison leads back here. */
export function CompareLink({ ids, platform }: { ids: readonly string[]; platform: string }) {
  const { compare: say } = useWords();
  const { pathname, search } = useLocation();
  const whyId = useId();
  if (ids.length >= limits.leastCompared && ids.length <= limits.comparedCreators) {
    return (
      <ButtonLink
        variant="secondary"
        size="dense"
        render={<Link to={comparePath({ ids, platform })} state={{ comparedFrom: pathname + search }} />}
      >
        {say.open}
      </ButtonLink>
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
