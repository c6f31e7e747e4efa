import type { OpenCampaign } from "@tomoru/contract/influencer/campaigns";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { campaignPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useCategoryNames } from "../campaigns.queries.ts";
import { daysUntil, feeOf, reasonText } from "../campaigns.view.ts";
import styles from "./campaigns.module.css";

/** One of the list: fee, deadline, who asks, and why it fits or what is missing. */
export function CampaignCard({ campaign }: { campaign: OpenCampaign }) {
  const { words, format } = useLanguage();
  const { campaigns: say } = words;
  const namesOf = useCategoryNames();
  const { campaignId, platform, closesOn, productName, minFollowers, fittingCategories, reason } = campaign;
  const followers = minFollowers ? format.number(minFollowers) : null;
  return (
    <li className={styles.item}>
      <Card as="article" className={styles.card}>
        <p className={styles.head}>
          <PlatformName platform={platform} />
          <span>
            {format.beside([
              say.until(format.day(closesOn)),
              say.daysLeft(daysUntil(closesOn, todayInJapan())),
            ])}
          </span>
        </p>
        <h2 className={styles.name}>
          <Link to={campaignPath(campaignId)}>{productName}</Link>
        </h2>
        <p className={styles.fee}>{feeOf(campaign, { words, format })}</p>
        <CompanyLine campaign={campaign} />
        <InlineMessage tone={reason === null || reason === "applied" ? "success" : "info"} standing>
          {reason === null
            ? say.fits(followers, namesOf(fittingCategories))
            : reasonText(reason, campaign, { words: say, format })}
        </InlineMessage>
        <p className={styles.line}>
          {format.beside([
            say.places(campaign.capacity, campaign.applied),
            say.placesLeft(campaign.placesLeft),
          ])}
        </p>
      </Card>
    </li>
  );
}

function CompanyLine({ campaign: { company } }: { campaign: OpenCampaign }) {
  const { words, format } = useLanguage();
  const { campaigns: say } = words;
  if (!company) return null;
  const { name, verified, dealsDone, answerRate } = company;
  return (
    <p className={styles.company}>
      {verified ? <BadgeCheck size={16} aria-label={say.verified} role="img" /> : null}
      <span>
        {format.beside([
          name,
          dealsDone === null ? "" : say.deals(dealsDone),
          answerRate === null ? "" : say.answers(Math.floor(answerRate * 100)),
        ])}
      </span>
    </p>
  );
}
