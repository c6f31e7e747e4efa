import { payDateOf } from "@tomoru/contract/deals/pay-dates";
import type { OpenCampaignDetail } from "@tomoru/contract/influencer/campaigns";
import { platformNames } from "@tomoru/i18n/brand";
import { postFormatText } from "@tomoru/i18n/post-formats";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Tag } from "@tomoru/ui/data/tag";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { usageWishText } from "@tomoru/web/offers/offer-texts.ts";
import { Gone } from "@tomoru/web/page/gone.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { linkingPath, paths } from "../../../app/paths.ts";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { useCampaign } from "../campaigns.queries.ts";
import { daysUntil, feeOf, reasonText } from "../campaigns.view.ts";
import { ApplyForm } from "../components/apply-form.tsx";
import styles from "../components/campaigns.module.css";
import { OwnApplication } from "../components/own-application.tsx";

/** One campaign, and applying to it on the same page. */
export function CampaignPage() {
  const { id = "" } = useParams();
  const { data, failure, reload } = useCampaign(id);
  if (data) return <Campaign campaign={data} />;
  return <NotYet failure={failure} onRetry={() => void reload()} />;
}

function useBack() {
  const { detail } = useWords().campaigns;
  return { label: detail.back, render: <Link to={paths.campaigns} /> };
}

function NotYet({ failure, onRetry }: { failure: CallFailure | undefined; onRetry: () => void }) {
  const { campaigns: say } = useWords();
  const back = useBack();
  const isGone =
    failure instanceof ApiFailure && ["dataNotFound", "consultationIdInvalid"].includes(failure.refusal);
  const title = isGone ? say.detail.gone : say.title;
  usePage({ title, hasError: failure !== undefined && !isGone });
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={back} />
      {isGone ? <Gone back={back} hint={say.detail.goneText} /> : null}
      {failure && !isGone ? <LoadError title={say.loadFailed} failure={failure} onRetry={onRetry} /> : null}
      {failure ? null : (
        <Loading>
          <Skeleton height={160} />
          <Skeleton height={320} />
        </Loading>
      )}
    </div>
  );
}

function Campaign({ campaign }: { campaign: OpenCampaignDetail }) {
  const { words, format } = useLanguage();
  const { campaigns: say } = words;
  const { application, eligible, reason, closesOn, platform } = campaign;
  const [isFaulty, setFaulty] = useState(false);
  const back = useBack();
  usePage({ title: campaign.productName, hasError: isFaulty });
  const left = campaign.isOpen ? say.daysLeft(daysUntil(closesOn, todayInJapan())) : "";
  return (
    <div className={styles.page}>
      <PageHeader
        title={campaign.productName}
        lead={format.beside([platformNames[platform], say.until(format.day(closesOn)), left])}
        back={back}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <FeeCard campaign={campaign} />
          <CompanyCard campaign={campaign} />
          <AskCard campaign={campaign} />
        </div>
        <Card as="section">
          {application ? <OwnApplication application={application} selectBy={campaign.selectBy} /> : null}
          {eligible ? <ApplyForm campaign={campaign} onFaulty={setFaulty} /> : null}
          {!application && reason ? (
            <InlineMessage
              tone="info"
              standing
              title={reasonText(reason, campaign, { words: say, format })}
              action={
                reason === "platform" ? (
                  <ButtonLink variant="primary" render={<Link to={linkingPath} />}>
                    {say.link}
                  </ButtonLink>
                ) : null
              }
            />
          ) : null}
        </Card>
      </div>
    </div>
  );
}

function FeeCard({ campaign }: { campaign: OpenCampaignDetail }) {
  const { words, format } = useLanguage();
  const { detail } = words.campaigns;
  const price = campaign.account?.price;
  return (
    <Card as="section">
      <p className={styles.line}>{detail.fee}</p>
      <p className={styles.fee}>{feeOf(campaign, { words, format })}</p>
      {price ? <p className={styles.line}>{detail.estimate(format.compactYenRange(price))}</p> : null}
      <p className={styles.line}>{detail.payOn(format.day(payDateOf(campaign.period.to, "half")))}</p>
    </Card>
  );
}

function CompanyCard({ campaign: { company } }: { campaign: OpenCampaignDetail }) {
  const { words, format } = useLanguage();
  const { campaigns: say } = words;
  if (!company) return null;
  const { name, verified, dealsDone, answerRate, medianDaysToPay } = company;
  const figures = [
    dealsDone === null ? "" : say.deals(dealsDone),
    answerRate === null ? "" : say.answers(Math.floor(answerRate * 100)),
    medianDaysToPay === null ? "" : say.daysToPay(medianDaysToPay),
  ];
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {verified ? (
          <Tag tone="primary" icon={<CircleCheck size={14} aria-hidden="true" />}>
            {say.verified}
          </Tag>
        ) : null}
      </div>
      <p className={styles.line}>{format.beside(figures) || say.few}</p>
    </Card>
  );
}

function AskCard({ campaign }: { campaign: OpenCampaignDetail }) {
  const { locale, words, format } = useLanguage();
  const { campaigns: say } = words;
  const { detail } = say;
  const { platform, productInfo, situation, postFormat, usageWish, period, selectBy } = campaign;
  const places = campaign.isOpen ? say.placesLeft(campaign.placesLeft) : "";
  const rows = [
    {
      term: detail.recruits,
      children: format.beside([say.places(campaign.capacity, campaign.applied), places]),
    },
    ...(productInfo ? [{ term: detail.product, children: productInfo }] : []),
    ...(situation ? [{ term: detail.situation, children: situation }] : []),
    {
      term: detail.format,
      children: format.beside(postFormat.map((text) => postFormatText(text, { platform, locale }))),
    },
    { term: detail.period, children: format.period(period) },
    { term: words.offers.usage.term, children: usageWishText(usageWish, words.offers) },
    { term: detail.label, children: detail.labelValue },
    { term: detail.selectBy, children: format.day(selectBy) },
  ];
  return (
    <Card as="section">
      <h2 className={styles.name}>{detail.ask}</h2>
      <p className={styles.text}>{campaign.description}</p>
      <DefinitionList rows={rows} />
    </Card>
  );
}
