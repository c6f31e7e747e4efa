import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { CompareBars } from "@tomoru/ui/charts/compare-bars";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { percentText, wholePercentText } from "../../../../shared/accounts/account-texts.view.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { missingText, postsUntilPr } from "../../insight.view.ts";
import { ChartCard, FigureCard, FigureNote } from "./figure-card.tsx";

function useFigureWords() {
  const { table } = useLanguage().words.insight;
  return { showTableLabel: table.show, hideTableLabel: table.hide };
}

type PrAndOthersProps = { insight: Insight; pr: PrAnalysis | null; hasPr: boolean };

/** PR posts beside the others of the same format. A plan without it has title and frame, and the way to one that has it. */
export function PrAndOthers({ insight, pr, hasPr }: PrAndOthersProps) {
  const { words, format } = useLanguage();
  const { pr: say, table, posts, missing } = words.insight;
  const figureWords = useFigureWords();
  if (!hasPr) {
    return (
      <FigureCard title={say.title} note={say.note}>
        <FigureNote>{say.locked}</FigureNote>
        <ButtonLink variant="secondary" size="dense" render={<Link to={paths.plan} />}>
          {say.changePlan}
        </ButtonLink>
      </FigureCard>
    );
  }
  if (pr === null) {
    const isTooFew = insight.medianViews !== null || insight.missing.medianViews === "tooFew";
    return (
      <FigureCard title={say.title} note={say.note}>
        <FigureNote>
          {isTooFew ? say.tooFew(postsUntilPr(insight)) : missingText("medianViews", insight, { words })}
        </FigureNote>
      </FigureCard>
    );
  }
  const text = (views: number | null) => (views === null ? missing.tooFew : format.count(views));
  const isWhole = pr.pr.medianViews !== null && pr.other.medianViews !== null;
  const rates = [pr.other.engagement, pr.pr.engagement].map((rate) => rate !== null && percentText(rate));
  return (
    <ChartCard>
      <CompareBars
        title={say.title}
        headNote={
          insight.mainFormat === null ? say.note : say.noteOf(words.insight.formats[insight.mainFormat])
        }
        finding={isWhole ? say.finding(text(pr.pr.medianViews), text(pr.other.medianViews)) : say.findingOne}
        tableLabels={{ label: say.title, value: table.views }}
        {...figureWords}
        bars={[
          {
            key: "other",
            label: say.other,
            note: posts(pr.other.posts),
            value: pr.other.medianViews,
            valueLabel: text(pr.other.medianViews),
          },
          {
            key: "pr",
            label: say.pr,
            note: posts(pr.pr.posts),
            value: pr.pr.medianViews,
            valueLabel: text(pr.pr.medianViews),
            isPr: true,
          },
        ]}
      />
      {rates[0] && rates[1] ? <FigureNote>{say.engagement(rates[0], rates[1])}</FigureNote> : null}
      {pr.share === null ? null : <FigureNote>{say.share(wholePercentText(pr.share), pr.count)}</FigureNote>}
      {pr.labels.length > 0 ? (
        <FigureNote>
          {say.labels(
            format.listed(
              pr.labels
                .slice(0, 3)
                .map(({ label, count }) => say.label(label || words.insight.prPosts.flag, count)),
            ),
          )}
        </FigureNote>
      ) : null}
      <FigureNote>{say.labelledOnly}</FigureNote>
    </ChartCard>
  );
}

/** Each format beside the others, and how often there is a post. */
export function ByFormat({ insight }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { byFormat: say, formats: names, table, posts, missing } = words.insight;
  const figureWords = useFigureWords();
  const { formats, postsPerWeek, daysBetweenPosts } = insight;
  const text = (views: number | null) => (views === null ? missing.tooFew : format.count(views));
  const known = formats.flatMap(({ format: name, medianViews }) =>
    medianViews === null ? [] : [say.one(names[name], format.count(medianViews))],
  );
  const rhythm = [
    postsPerWeek === null ? "" : say.perWeek(postsPerWeek.toFixed(1)),
    daysBetweenPosts === null ? "" : daysBetweenPosts === 0 ? say.everyDay : say.between(daysBetweenPosts),
  ].filter((text) => text !== "");
  if (known.length === 0) {
    return (
      <FigureCard title={say.title} note={say.note}>
        <FigureNote>{missingText("medianViews", insight, { words })}</FigureNote>
        {rhythm.map((text) => (
          <FigureNote key={text}>{text}</FigureNote>
        ))}
      </FigureCard>
    );
  }
  return (
    <ChartCard>
      <CompareBars
        title={say.title}
        headNote={say.note}
        finding={say.finding(format.listed(known))}
        tableLabels={{ label: words.insight.postList.format, value: table.views }}
        {...figureWords}
        bars={formats.map(({ format: name, posts: count, medianViews }) => ({
          key: name,
          label: names[name],
          note: posts(count),
          value: medianViews,
          valueLabel: text(medianViews),
        }))}
      />
      {rhythm.map((text) => (
        <FigureNote key={text}>{text}</FigureNote>
      ))}
    </ChartCard>
  );
}
