import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "../pages/offer-list.module.css";

/** There is no such offer for this person. */
export function OfferUnavailable() {
  const { detail } = useWords().offers;
  usePage({ title: detail.unavailable });
  return (
    <div className={styles.page}>
      <PageHeader
        title={
          <span className={styles.title}>
            <Phrases>{detail.unavailable}</Phrases>
          </span>
        }
      />
      <LampCard light="off">
        <p>
          <Phrases>{detail.unavailableHint}</Phrases>
        </p>
        <ButtonLink variant="primary" render={<Link to={paths.offers} />}>
          {detail.back}
        </ButtonLink>
      </LampCard>
    </div>
  );
}
