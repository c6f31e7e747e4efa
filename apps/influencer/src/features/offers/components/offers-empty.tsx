import type { OfferStatus } from "@tomoru/contract/offers";
import { pages } from "@tomoru/contract/pages";
import { ButtonLink } from "@tomoru/ui/button";
import { GhostCard } from "@tomoru/ui/ghost-card";
import { Phrases } from "@tomoru/ui/phrases";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { Link } from "../../../shared/router/link.tsx";

export function OffersEmpty({ status }: { status: OfferStatus | undefined }) {
  const { empty } = useWords().offers;
  if (status) {
    return (
      <GhostCard>
        <p>
          <Phrases>{empty.filtered[status]}</Phrases>
        </p>
        <ButtonLink variant="secondary" render={<Link to={pages.offers} />}>
          {empty.showAll}
        </ButtonLink>
      </GhostCard>
    );
  }
  return (
    <GhostCard>
      <p>
        <Phrases>{empty.text}</Phrases>
      </p>
      <ButtonLink variant="primary" render={<Link to={pages.settings} />}>
        {empty.link}
      </ButtonLink>
    </GhostCard>
  );
}
