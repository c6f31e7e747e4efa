import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { percentText, shareOfFollowersText } from "../../../../shared/accounts/account-texts.view.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { answerOf, fewPrPosts, mainPosts, missingText, signedPercent } from "../../insight.view.ts";
import styles from "./insight-answer.module.css";

type InsightAnswerProps = { insight: Insight; pr: PrAnalysis | null; hasPr: boolean };

/** The answer by rule, and under it four numbers, each with its sum in words. */
export function InsightAnswer({ insight, pr, hasPr }: InsightAnswerProps) {
  const { words, format } = useLanguage();
  const { answer: say } = words.insight;
  const answer = answerOf({ insight, pr, hasPr }, { words, format });
  const Icon = answer.tone === "good" ? CircleCheck : Info;
  const { engagement, price } = insight;
  return (
    <Card as="section" padding="none" className={styles.card} aria-label={say.label}>
      <p className={answer.tone === "good" ? styles.good : styles.answer}>
        <Icon size={22} aria-hidden="true" />
        <span>
          <Phrases>{answer.text}</Phrases>
        </span>
      </p>
      <dl className={styles.numbers}>
        <MedianViews insight={insight} />
        <PrDifference pr={pr} hasPr={hasPr} insight={insight} />
        <BigNumber term={say.engagement} sum={say.engagementOf}>
          {engagement === null ? <Missing field="engagement" insight={insight} /> : percentText(engagement)}
        </BigNumber>
        <BigNumber term={say.price} sum={say.priceOf}>
          {price === null ? <Missing field="price" insight={insight} /> : format.compactYenRange(price)}
        </BigNumber>
      </dl>
      <How insight={insight} hasPr={hasPr} />
    </Card>
  );
}

function MedianViews({ insight }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { answer: say, formats, views } = words.insight;
  const { medianViews, mainFormat } = insight;
  const share = shareOfFollowersText(insight, { words });
  const of = mainFormat && say.medianOf(formats[mainFormat], mainPosts(insight));
  return (
    <BigNumber term={say.medianViews} sum={format.beside([of ?? "", share ?? ""])}>
      {medianViews === null ? (
        <Missing field="medianViews" insight={insight} />
      ) : (
        <>
          {format.count(medianViews)}
          <small>{views}</small>
        </>
      )}
    </BigNumber>
  );
}

function PrDifference({ pr, hasPr, insight }: InsightAnswerProps) {
  const { words } = useLanguage();
  const { answer: say, pr: prWords } = words.insight;
  if (!hasPr) {
    return (
      <BigNumber term={say.prDifference} sum={say.prLocked}>
        <span className={styles.missing}>
          <TextLink render={<Link to={paths.plan}>{prWords.changePlan}</Link>} />
        </span>
      </BigNumber>
    );
  }
  const ratio = pr?.ratio ?? null;
  const posts = pr && say.prOf(pr.pr.posts, pr.other.posts);
  const isHint = ratio !== null && (pr?.pr.posts ?? 0) < fewPrPosts;
  return (
    <BigNumber term={say.prDifference} sum={`${posts ?? ""}${isHint ? say.reference : ""}`}>
      {ratio !== null ? (
        signedPercent(ratio - 100)
      ) : insight.medianViews === null ? (
        <Missing field="medianViews" insight={insight} />
      ) : (
        <span className={styles.missing}>{words.insight.missing.tooFew}</span>
      )}
    </BigNumber>
  );
}

function BigNumber({ term, sum, children }: { term: string; sum: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={styles.big}>{children}</dd>
      {sum ? (
        <dd className={styles.sum}>
          <Phrases>{sum}</Phrases>
        </dd>
      ) : null}
    </div>
  );
}

/** Says why a figure is not there. */
export function Missing({ field, insight }: { field: keyof Insight; insight: Insight }) {
  const { words } = useLanguage();
  return (
    <span className={styles.missing}>
      <Phrases>{missingText(field, insight, { words })}</Phrases>
    </span>
  );
}

function How({ insight, hasPr }: { insight: Insight; hasPr: boolean }) {
  const { words } = useLanguage();
  const { formats } = words.insight;
  const { title, ...how } = words.insight.answer.how;
  const { mainFormat, medianViews, engagementByFollowers, dropped, platform } = insight;
  if (mainFormat === null || medianViews === null) return null;
  const ofFollowers =
    engagementByFollowers === null ? "" : how.byFollowers(percentText(engagementByFollowers));
  return (
    <details className={styles.how}>
      <summary>{title}</summary>
      <ul>
        <li>{how.median(formats[mainFormat], mainPosts(insight))}</li>
        <li>
          {how.engagement}
          {ofFollowers ? ` ${ofFollowers}` : null}
        </li>
        {hasPr ? <li>{how.pr}</li> : null}
        {dropped.map(({ reason, posts }) => (
          <li key={reason}>{how[reason](posts)}</li>
        ))}
        {dropped.length === 0 ? <li>{how.noneDropped}</li> : null}
        {platform === "youtube" ? <li>{how.derived}</li> : null}
      </ul>
    </details>
  );
}
