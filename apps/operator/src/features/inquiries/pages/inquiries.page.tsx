import type { ResultOf } from "@tomoru/contract/endpoint";
import {
  answerCompanyInquiry,
  inquiryStates,
  listCompanyInquiries,
} from "@tomoru/contract/operator/companies";
import { answerInquiry, listInquiries } from "@tomoru/contract/operator/operator";
import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link, useSearchParams } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask, useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import { MorePages, pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
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
  const [search, setSearch] = useSearchParams();
  const state = inquiryStates.find((one) => one === search.get("of")) ?? "open";
  const query = { state, offset: useOffset(), limit: pageSize };
  const ofCompanies = useAsked(listCompanyInquiries, { query });
  const ofCreators = useAsked(listInquiries, { query });
  const lists = [ofCompanies.data, ofCreators.data].filter((list) => list !== undefined);
  const waiting = lists.reduce((sum, { docs }) => sum + docs.length, 0);
  const isMore = lists.some(({ hasNextPage }) => hasNextPage);
  usePage({ title: say.name });
  return (
    <div className={styles.page}>
      <PageHeader title={state === "open" && lists.length === 2 ? say.title(waiting, isMore) : say.name} />
      <Segmented
        legend={say.filter}
        legendHidden
        options={inquiryStates.map((value) => ({ value, label: say.of[value] }))}
        value={state}
        onChange={(value) => setSearch({ of: value }, { replace: true })}
      />
      <h2>{say.ofCompanies}</h2>
      <Answered asked={ofCompanies}>
        {({ docs }) => (
          <>
            {docs.length === 0 ? <p className={styles.note}>{say.none}</p> : null}
            {docs.map((doc) => (
              <CompanyInquiry key={doc.inquiryId} doc={doc} isOpen={state === "open"} />
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
              <WrittenInquiry key={doc.id} doc={doc} />
            ))}
          </>
        )}
      </Answered>
      <MorePages hasNextPage={isMore} />
    </div>
  );
}

/** Of what was answered before its day was noted, that it was. */
function AnsweredOn({ at }: { at: string | null | undefined }) {
  const { words, format } = useLanguage();
  const { inquiries: say } = words;
  return at ? say.answeredOn(format.day(dayInJapan(new Date(at)))) : say.of.answered;
}

type CompanyDoc = ResultOf<typeof listCompanyInquiries>["docs"][number];

function CompanyInquiry({ doc, isOpen }: { doc: CompanyDoc; isOpen: boolean }) {
  const { words, format } = useLanguage();
  const { inquiries: say, frame, topicNames } = words;
  const isLate = isOpen && doc.dueOn < todayInJapan();
  const due = isLate ? say.late(format.day(doc.dueOn)) : say.due(format.day(doc.dueOn));
  return (
    <Card as="article" tone={isLate ? "lamp" : "plain"} className={styles.card}>
      <p className={styles.note}>
        {isOpen ? due : <AnsweredOn at={doc.answeredAt} />} · {topicNames[doc.topic]}
      </p>
      <h3>{doc.subject}</h3>
      <p className={styles.text}>{doc.message}</p>
      <p className={styles.note}>
        <TextLink render={<Link to={companyPath(doc.companyId)} />}>
          {doc.companyName ?? frame.noName}
        </TextLink>{" "}
        {doc.fullName} · <span className={styles.text}>{doc.email}</span>
      </p>
      <div className={styles.bar}>
        <ButtonLink variant="secondary" href={replyTo(doc.email, doc.subject)}>
          {say.reply}
        </ButtonLink>
        {isOpen ? (
          <Close
            subject={doc.subject}
            act={() => ask(answerCompanyInquiry, { params: { id: doc.inquiryId }, body: answered })}
          />
        ) : null}
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

type WrittenDoc = ResultOf<typeof listInquiries>["docs"][number];

function WrittenInquiry({ doc }: { doc: WrittenDoc }) {
  const { inquiries: say } = useWords();
  const moments = useMoments();
  return (
    <Card as="article" className={styles.card}>
      <p className={styles.note}>
        {moments.dated(doc.createdAt)} · {doc.fullName ?? say.nobody}
        {doc.answeredAt ? (
          <>
            {" "}
            · <AnsweredOn at={doc.answeredAt} />
          </>
        ) : null}
      </p>
      <h3>{doc.subject}</h3>
      <p className={styles.text}>{doc.message}</p>
      {doc.influencerId === null ? <p className={styles.note}>{say.unproven}</p> : null}
      {doc.email ? <p className={styles.text}>{doc.email}</p> : null}
      <div className={styles.bar}>
        {doc.email ? (
          <ButtonLink variant="secondary" href={replyTo(doc.email, doc.subject)}>
            {say.reply}
          </ButtonLink>
        ) : null}
        {doc.answeredAt ? null : (
          <Close
            subject={doc.subject}
            act={() => ask(answerInquiry, { params: { id: doc.id }, body: answered })}
          />
        )}
      </div>
    </Card>
  );
}

function replyTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
