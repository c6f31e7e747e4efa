import type { OfferStatus } from "@tomoru/contract/influencer/offers";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { linkingPath, paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useIsLinked } from "../use-is-linked.ts";

/** Nothing waits here: a lamp that is out, and the one step that helps. */
export function OffersEmpty({ status }: { status: OfferStatus | undefined }) {
  const { empty } = useWords().offers;
  const isLinked = useIsLinked();
  if (status) {
    return (
      <LampCard light="off">
        <p>
          <Phrases>{empty.filtered[status]}</Phrases>
        </p>
        <ButtonLink variant="secondary" render={<Link to={paths.offers} />}>
          {empty.showAll}
        </ButtonLink>
      </LampCard>
    );
  }
  return (
    <LampCard light="off">
      <p>
        <Phrases>{isLinked ? empty.linked : empty.text}</Phrases>
      </p>
      {isLinked ? (
        <ButtonLink variant="secondary" render={<Link to={paths.account} />}>
          {empty.preview}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" render={<Link to={linkingPath} />}>
          {empty.link}
        </ButtonLink>
      )}
    </LampCard>
  );
}
