import { limits } from "@tomoru/contract/limits";
import {
  type CompanyNotice,
  listCompanyNotices,
  seeCompanyNotice,
} from "@tomoru/contract/operator/company-notices";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";

export function NoticesPage() {
  return (
    <ConsolePage>
      <Notices />
    </ConsolePage>
  );
}

function Notices() {
  const { notices: say } = useWords();
  const asked = useAsked(listCompanyNotices, {});
  const { docs = [], hasNextPage = false } = asked.data ?? {};
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader
        title={asked.data ? say.title(docs.length, hasNextPage) : say.name}
        lead={docs.length > 0 ? say.lead : undefined}
      />
      <Answered asked={asked}>
        {() =>
          docs.length === 0 ? (
            <EmptyState>
              <p>{say.quiet}</p>
            </EmptyState>
          ) : (
            docs.map((notice) => (
              <Notice key={notice.domain ?? notice.companies[0]?.companyId} notice={notice} />
            ))
          )
        }
      </Answered>
    </div>
  );
}

function Notice({ notice }: { notice: CompanyNotice }) {
  const { words, format } = useLanguage();
  const { notices: say, frame } = words;
  const moments = useMoments();
  const { kind, days, companies } = notice;
  return (
    <Card as="article" className={styles.card}>
      <h2>{headOf(notice, say)}</h2>
      {days.length > 0 ? <p className={styles.note}>{say.days(days.map(format.day).join(" · "))}</p> : null}
      <LinkRows
        rows={companies.map(({ companyId, name, createdAt }) => ({
          key: companyId,
          label: name ?? frame.noName,
          note: say.since(moments.date(createdAt)),
          render: <Link to={companyPath(companyId)} />,
        }))}
      />
      <div className={styles.bar}>
        <ReasonedAct
          label={say.seen}
          title={say.see.title}
          consequence={
            kind === "domain"
              ? say.see.domain(limits.domainCompaniesTold)
              : say.see.searchLimit(limits.fullDaysTold)
          }
          asks={null}
          act={() =>
            ask(seeCompanyNotice, {
              body: { kind, companyIds: companies.map(({ companyId }) => companyId) },
            })
          }
          told={{ text: say.done }}
        />
      </div>
    </Card>
  );
}

type Say = ReturnType<typeof useWords>["notices"];

function headOf({ kind, domain, days, companies }: CompanyNotice, say: Say): string {
  if (kind === "searchLimit") return say.searchLimit(days.length);
  const isCut = companies.length === limits.noticeCompanies;
  return (isCut ? say.domainMore : say.domain)(domain ?? "", companies.length);
}
