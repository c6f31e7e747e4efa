import { codeOf } from "@tomoru/contract/codes";
import { planOf } from "@tomoru/contract/company/plans";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useProfile } from "../../../../shared/profile.queries.ts";
import { useLanguage } from "../../../../shared/site.ts";
import type { InsightEnd } from "../../insight.queries.ts";
import styles from "./insight-end.module.css";

type InsightEndPageProps = {
  end: InsightEnd;
  /** Replaces the text about one creator who is gone. */
  gone?: { title: string; text: string } | undefined;
};

/** Shown in place of the figures where trying again would not help: what happened, and what to do. */
export function InsightEndPage({ end, gone }: InsightEndPageProps) {
  const { words, format } = useLanguage();
  const { data: profile } = useProfile();
  const { insight: say, common } = words;
  if (end === "gone") {
    const { title, text } = gone ?? say.gone;
    return (
      <End title={title} text={text}>
        <ButtonLink variant="primary" render={<Link to={paths.creators} />}>
          {say.gone.action}
        </ButtonLink>
      </End>
    );
  }
  const limit = planOf(profile?.subscription.planId ?? "free").values.insightsPerMonth;
  return (
    <End title={say.limit.title} text={say.limit.text(format.count(limit))}>
      <ButtonLink variant="primary" render={<Link to={paths.plan} />}>
        {say.limit.action}
      </ButtonLink>
      <p className={styles.code}>{common.errorCode(codeOf("noAccess"))}</p>
    </End>
  );
}

function End({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState>
        <p className={styles.text}>
          <Phrases>{text}</Phrases>
        </p>
        {children}
      </EmptyState>
    </>
  );
}
