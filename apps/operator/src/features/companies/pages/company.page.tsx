import type { ResultOf } from "@tomoru/contract/endpoint";
import { getCompany } from "@tomoru/contract/operator/companies";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { RecordAndActs } from "../../../shared/page/record-and-acts.tsx";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { standingText, suspensionOf } from "../companies.view.ts";
import { ClosedCompany } from "../components/closed-company.tsx";
import { CompanyActs } from "../components/company-acts.tsx";
import { CompanyFacts } from "../components/company-facts.tsx";
import { CompanyRecord } from "../components/company-record.tsx";

export function CompanyPage() {
  return (
    <ConsolePage>
      <OneCompany />
    </ConsolePage>
  );
}

function WhySuspended(known: ResultOf<typeof getCompany>) {
  const { companies: say } = useWords();
  const moments = useMoments();
  const suspension = suspensionOf(known);
  if (!suspension) return null;
  const { reason, operator, changedAt } = suspension;
  return (
    <Card as="section" tone="lamp" aria-labelledby="suspension" className={styles.card}>
      <h2 id="suspension">{say.suspend.why}</h2>
      <p className={styles.text}>{reason}</p>
      <p className={styles.note}>
        {say.changes.by(operator)} · {moments.dated(changedAt)}
      </p>
    </Card>
  );
}

function OneCompany() {
  const { words, format } = useLanguage();
  const { companies: say, frame } = words;
  const { id: companyId = "" } = useParams();
  const asked = useAsked(getCompany, { params: { companyId } });
  const company = asked.data?.company;
  usePage({ title: company?.name ?? say.title, hasError: !company && asked.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={company ? (company.name ?? frame.noName) : say.title}
        lead={company && standingText(company, { say, format })}
        back={{ label: say.title, render: <Link to={paths.companies} /> }}
      />
      <Answered asked={asked}>
        {(data) =>
          data.company.status === "closed" ? (
            <ClosedCompany company={data.company} />
          ) : (
            <RecordAndActs acts={<CompanyActs company={data.company} />}>
              <WhySuspended {...data} />
              <CompanyFacts company={data.company} />
              <CompanyRecord {...data} />
            </RecordAndActs>
          )
        }
      </Answered>
    </div>
  );
}
