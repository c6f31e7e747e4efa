import { formatsText } from "@tomoru/i18n/deal-sheet";
import { BackLink } from "@tomoru/ui/actions/back-link";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Banner } from "@tomoru/ui/feedback/banner";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName } from "../deal-view.ts";
import { DraftList } from "../delivery/draft-list.tsx";
import { PostList } from "../delivery/post-list.tsx";
import { ProposalCard } from "../leaving/proposal-card.tsx";
import { TermsTable } from "../terms/terms-table.tsx";
import { Thread } from "../thread/thread.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { ActCard } from "./act-card.tsx";
import { ActParts } from "./act-parts.tsx";
import { ActingProvider, useActing } from "./acting.tsx";
import { DealMenu } from "./deal-menu.tsx";
import styles from "./deal-page.module.css";
import { DealStages } from "./deal-stages.tsx";
import { DealTabs } from "./deal-tabs.tsx";
import { MoneyCard } from "./money-card.tsx";
import { RecordLog } from "./record-log.tsx";
import { SafetyCard } from "./safety-card.tsx";
import { headlineOf } from "./situation.view.ts";
import { VersionLog } from "./version-log.tsx";

/** All of a deal: what is to be done now first, then where it stands, what was agreed, what was said. */
export function DealFrame({ deal }: { deal: Deal }) {
  return (
    <ActingProvider deal={deal}>
      <Frame deal={deal} />
    </ActingProvider>
  );
}

function Frame({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const { notice } = useActing();
  const isWide = useWide();
  const [first] = useState(deal.revision);
  // What an own act has brought is told by its notice.
  const isNews = deal.revision !== first && !notice;
  // What the other side waits to hear goes before the deal's own next step.
  const isAsked = deal.proposal !== null && deal.proposal.by !== side;
  const stages = (
    <Card as="section" className={styles.stages}>
      {isWide ? null : <h2>{words.frame.stages.title}</h2>}
      <DealStages deal={deal} layout={isWide ? "row" : "column"} />
    </Card>
  );
  return (
    <div className={styles.page}>
      <Head deal={deal} />
      <VisuallyHidden role="status">{isNews ? words.frame.news : null}</VisuallyHidden>
      {notice ? <Banner tone={notice.tone}>{notice.text(words)}</Banner> : null}
      {isWide ? stages : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {isAsked ? <ProposalCard deal={deal} /> : null}
          <ActCard deal={deal}>
            <ActParts deal={deal} />
          </ActCard>
          {isAsked ? null : <ProposalCard deal={deal} />}
          <Paper deal={deal} />
          {isWide ? null : <MoneyCard deal={deal} />}
          {side === "creator" && !isWide ? <SafetyCard company={deal.company} /> : null}
          <Tabs deal={deal} hasThread={!isWide} />
          {isWide ? null : stages}
        </div>
        {isWide ? (
          <div className={styles.aside}>
            <MoneyCard deal={deal} />
            <Card>
              <Thread deal={deal} />
            </Card>
            {side === "creator" ? <SafetyCard company={deal.company} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Head({ deal }: { deal: Deal }) {
  const { side, paths } = useDealSite();
  const language = useDealLanguage();
  const { words, days } = language;
  const { frame } = words;
  const title = headlineOf({ deal, side, words, days, today: todayInJapan() });
  usePage({ title });
  const { creator, platform, productName, terms, contractVersion, versions, dealId } = deal;
  const shown = contractVersion ?? versions.at(-1)?.version;
  const product = productName ?? frame.nameless;
  const name = otherName(deal, side);
  return (
    <header className={styles.header}>
      <BackLink label={frame.toList} render={<Link to={paths.deals} />} />
      <div className={styles.headRow}>
        {side === "company" ? <Avatar name={name} size="large" /> : null}
        <div className={styles.names}>
          <h1 tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          <p className={styles.about}>
            <strong>{name}</strong>
            {side === "company" && creator.handle ? <span>{frame.handle(creator.handle)}</span> : null}
            <PlatformName platform={platform} />
            <span>
              {product}
              {terms ? ` ${formatsText(terms, language)}` : ""}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.tools}>
        {shown ? (
          <ButtonLink
            variant="secondary"
            size="dense"
            className={styles.sheetLink}
            icon={<FileText size={18} aria-hidden="true" />}
            render={<Link to={paths.sheet({ dealId, version: shown })} />}
          >
            {frame.sheet}
          </ButtonLink>
        ) : null}
        <DealMenu deal={deal} />
      </div>
    </header>
  );
}

function Tabs({ deal, hasThread }: { deal: Deal; hasThread: boolean }) {
  const { words } = useDealLanguage();
  return (
    <DealTabs
      usual="terms"
      unread={deal.unread}
      parts={{
        terms: (
          <>
            {deal.terms ? <TermsTable terms={deal.terms} /> : <p>{words.frame.versions.none}</p>}
            <VersionLog deal={deal} />
          </>
        ),
        draft: deal.drafts.length > 0 ? <DraftList deal={deal} /> : undefined,
        post: deal.posts.length > 0 ? <PostList deal={deal} /> : undefined,
        thread: hasThread ? <Thread deal={deal} /> : undefined,
        log: <RecordLog deal={deal} />,
      }}
    />
  );
}

function Paper({ deal: { paper } }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words, days } = useDealLanguage();
  if (!paper) return null;
  const { asked, askedOfUs } = words.leaving.paper;
  return (
    <InlineMessage tone="info" standing>
      {(side === "creator" ? asked : askedOfUs)(days.day(paper.dueOn))}
    </InlineMessage>
  );
}
