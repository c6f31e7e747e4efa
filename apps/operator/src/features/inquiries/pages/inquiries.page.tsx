import type { ResultOf } from "@tomoru/contract/endpoint";
import { answerCompanyInquiry, listCompanyInquiries } from "@tomoru/contract/operator/companies";
import { answerInquiry, listInquiries } from "@tomoru/contract/operator/operator";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { pageSize } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";

export function InquiriesPage() {
  return (
    <ConsolePage>
      <Inquiries />
    </ConsolePage>
  );
}

function Inquiries() {
  const { inquiries: say } = useWords();
  const ofCompanies = useAsked(listCompanyInquiries, { query: { limit: pageSize } });
  const ofCreators = useAsked(listInquiries, { query: { state: "open", limit: pageSize } });
  const lists = [ofCompanies.data, ofCreators.data].filter((list) => list !== undefined);
  const waiting = lists.reduce((sum, { docs }) => sum + docs.length, 0);
  const isMore = lists.some(({ hasNextPage }) => hasNextPage);
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader title={lists.length === 2 ? say.title(waiting, isMore) : say.name} />
      <h2>{say.ofCompanies}</h2>
      <Answered asked={ofCompanies}>
        {({ docs }) => (
          <>
            {docs.length === 0 ? <p className={styles.note}>{say.none}</p> : null}
            {docs.map((doc) => (
              <CompanyInquiry key={doc.inquiryId} doc={doc} />
            ))}
          </>
        )}
      </Answered>
      <h2>{say.ofCreators}</h2>
      <Answered asked={ofCreators}>
        {({ docs }) => (
          <>
            {docs.length === 0 ? <p className={styles.note}>{say.none}</p> : null}
            {docs.map((doc) => (
              <OpenInquiry key={doc.id} doc={doc} />
            ))}
          </>
        )}
      </Answered>
    </div>
  );
}

type CompanyDoc = ResultOf<typeof listCompanyInquiries>["docs"][number];

function CompanyInquiry({ doc }: { doc: CompanyDoc }) {
  const { words, format } = useLanguage();
  const { inquiries: say, frame, topicNames } = words;
  const isLate = doc.dueOn < todayInJapan();
  return (
    <Card as="article" tone={isLate ? "lamp" : "plain"} className={styles.card}>
      <p className={styles.note}>
        {isLate ? say.late(format.day(doc.dueOn)) : say.due(format.day(doc.dueOn))} · {topicNames[doc.topic]}
      </p>
      <h3>{doc.subject}</h3>
      <p className={styles.text}>{doc.message}</p>
      <p className={styles.note}>
        <TextLink render={<Link to={companyPath(doc.companyId)} />}>
          {doc.companyName ?? frame.noName}
        </TextLink>{" "}
        {doc.fullName}
      </p>
      <div className={styles.bar}>
        <ButtonLink variant="secondary" href={replyTo(doc.email, doc.subject)}>
          {say.reply}
        </ButtonLink>
        <Close
          subject={doc.subject}
          act={() => ask(answerCompanyInquiry, { params: { id: doc.inquiryId }, body: answered })}
        />
      </div>
    </Card>
  );
}

const answered = { state: "answered" } as const;

function Close({ subject, act }: { subject: string; act: () => Promise<unknown> }) {
  const { inquiries: say } = useWords();
  return (
    <ReasonedAct
      label={say.answered}
      title={say.close.title(subject)}
      consequence={say.close.consequence}
      asks={null}
      act={act}
      told={{ text: say.done }}
    />
  );
}

type OpenDoc = ResultOf<typeof listInquiries>["docs"][number];

function OpenInquiry({ doc }: { doc: OpenDoc }) {
  const { inquiries: say } = useWords();
  const moments = useMoments();
  return (
    <Card as="article" className={styles.card}>
      <p className={styles.note}>
        {moments.dated(doc.createdAt)} · {doc.fullName ?? say.nobody}
      </p>
      <h3>{doc.subject}</h3>
      <p className={styles.text}>{doc.message}</p>
      <div className={styles.bar}>
        {doc.email ? (
          <ButtonLink variant="secondary" href={replyTo(doc.email, doc.subject)}>
            {say.reply}
          </ButtonLink>
        ) : null}
        <Close
          subject={doc.subject}
          act={() => ask(answerInquiry, { params: { id: doc.id }, body: answered })}
        />
      </div>
    </Card>
  );
}

function replyTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
