import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./plan.module.css";

/** Shown in place of pages that are closed while the plan is unpaid. */
export function SuspendedPage() {
  const { suspended: say } = useWords().billing;
  usePage({ title: say.title });
  return (
    <div className={styles.page}>
      <PageHeader title={say.title} />
      <LampCard light="off">
        <p>
          <Phrases>{say.stays}</Phrases>
        </p>
        <p className={styles.notice}>
          <ButtonLink variant="secondary" render={<Link to={paths.plan} />}>
            {say.toPlan}
          </ButtonLink>
          <ButtonLink variant="secondary" render={<Link to={paths.inquiry} />}>
            {say.toInquiry}
          </ButtonLink>
        </p>
      </LampCard>
    </div>
  );
}
