import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { platformNames } from "@tomoru/i18n/brand";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow, todayInJapan } from "@tomoru/web/time/server-clock.ts";
import {
  CalendarClock,
  CircleCheck,
  type LucideIcon,
  PackageSearch,
  RefreshCw,
  Sigma,
  Tag,
  TrendingUp,
  UsersRound,
} from "lucide-react";
import { useLanguage } from "../../../../shared/site.ts";
import { freshnessOf } from "../../insight.view.ts";
import { type Check, checksOf } from "../../insight-checks.view.ts";
import { FigureCard, FigureNote } from "./figure-card.tsx";
import styles from "./insight-aside.module.css";

/** What the creator did on Tomoru; shown after five deals. */
export function RecordCard({ insight: { record } }: { insight: Insight }) {
  const { record: say } = useLanguage().words.insight;
  if (record === null) {
    return (
      <FigureCard title={say.title}>
        <FigureNote>{say.none}</FigureNote>
      </FigureCard>
    );
  }
  const { deals, onTime, medianReplyHours } = record;
  return (
    <FigureCard title={say.title}>
      <DefinitionList
        rows={[
          { term: say.deals, children: say.count(deals) },
          {
            term: say.onTime,
            children: onTime === deals ? say.allOnTime(deals) : say.someOnTime(onTime, deals),
          },
          ...(medianReplyHours === null ? [] : [{ term: say.reply, children: say.hours(medianReplyHours) }]),
        ]}
      />
    </FigureCard>
  );
}

const icons: Record<Check["kind"], LucideIcon> = {
  growth: TrendingUp,
  recentPr: PackageSearch,
  sample: Sigma,
  label: Tag,
  reach: UsersRound,
  quiet: CalendarClock,
  none: CircleCheck,
};

/** Facts with what to do about them. */
export function ThingsToCheck({ insight, pr }: { insight: Insight; pr: PrAnalysis | null }) {
  const { words, format } = useLanguage();
  const checks = checksOf({ insight, pr, today: todayInJapan() }, { words, format });
  return (
    <FigureCard title={words.insight.checks.title}>
      <ul className={styles.checks}>
        {checks.map(({ key, kind, fact, advice }) => {
          const Icon = icons[kind];
          return (
            <li key={key} className={styles.check}>
              <Icon size={18} aria-hidden="true" />
              <p>
                <Phrases>{fact}</Phrases> {advice ? <b>{advice}</b> : null}
              </p>
            </li>
          );
        })}
      </ul>
    </FigureCard>
  );
}

/** When the figures were read. Old figures are warned about in the same place. */
export function Freshness({ insight: { readAt, platform } }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { fresh: say } = words.insight;
  const moments = useMoments();
  const now = serverNow();
  const day = dayInJapan(new Date(readAt));
  const freshness = freshnessOf(readAt, now);
  if (freshness !== "fresh") {
    return (
      <InlineMessage tone="warning" standing title={say.old(format.monthDay(day))}>
        {say.oldNote}
        {freshness === "veryOld" ? ` ${say.veryOldNote}` : null}
      </InlineMessage>
    );
  }
  const time = moments.time(readAt);
  return (
    <Card as="section" padding="none" className={styles.fresh}>
      <h2 className={styles.when}>
        <RefreshCw size={16} aria-hidden="true" />
        {day === dayInJapan(now) ? say.today(time) : say.on(format.monthDay(day), time)}
      </h2>
      <p className={styles.source}>
        <Phrases>{say.note(platformNames[platform])}</Phrases>
      </p>
    </Card>
  );
}
