import type { Insight } from "@tomoru/contract/company/insight";
import type { InsightWords } from "@tomoru/i18n/ja/company/insight";
import { CurveWithEvents } from "@tomoru/ui/charts/curve-with-events";
import { HeatTable } from "@tomoru/ui/data/heat-table";
import { useLanguage } from "../../../../shared/site.ts";
import { growthText, missingText, monthStarts, type Rhythm, rhythmOf } from "../../insight.view.ts";
import { ChartCard, FigureCard, FigureNote } from "./figure-card.tsx";

/** The labels of more days than this would overlap. */
const mostNamed = 2;

/** Followers by day: what was not read is a gap, and a day that won far more than usual is named. */
export function FollowerCurve({ insight }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { followers: say, table } = words.insight;
  const { followersByDay, jumps, growth30Days, followers, platform } = insight;
  const known = followersByDay.flatMap(({ on, count }) => (count === null ? [] : [{ on, count }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2) {
    const isHidden = followers === null && insight.missing.followers === "hidden";
    return (
      <FigureCard title={say.title}>
        <FigureNote>{isHidden ? say.hidden : say.empty}</FigureNote>
      </FigureCard>
    );
  }
  // The server's months begin earlier and end later than the days that were read.
  const days = followersByDay.filter(({ on }) => on >= first.on && on <= last.on);
  const at = (on: string) => Date.parse(`${on}T00:00:00Z`);
  const text = (count: number) =>
    platform === "youtube" ? say.about(format.count(count)) : say.count(format.count(count));
  const named = jumps.toSorted((one, other) => other.count - one.count).slice(0, mostNamed);
  const growth = growth30Days === null ? "" : say.growth(growthText(growth30Days));
  return (
    <ChartCard>
      <CurveWithEvents
        title={say.title}
        headNote={format.beside([say.since(format.monthDay(first.on)), growth])}
        finding={say.finding(format.count(first.count), format.count(last.count))}
        tableLabels={{ label: table.day, value: table.followers }}
        showTableLabel={table.show}
        hideTableLabel={table.hide}
        points={days.map(({ on, count }) => ({
          key: on,
          at: at(on),
          label: format.monthDay(on),
          value: count,
          valueLabel: count === null ? words.insight.missing.notRead : text(count),
        }))}
        tickLabel={isClose(known) ? format.count : format.compact}
        days={monthStarts(at(first.on), at(last.on)).map(({ at: start, month }) => ({
          at: start,
          label: format.monthShort(month),
        }))}
        events={named.map(({ on, count }) => ({
          at: at(on),
          label: say.jump(format.monthDay(on), format.count(count)),
        }))}
      />
      {platform === "youtube" ? <FigureNote>{say.rounded}</FigureNote> : null}
    </ChartCard>
  );
}

/** Whether the counts are so close that their shortened texts would be equal. */
function isClose(known: readonly { count: number }[]): boolean {
  const counts = known.map(({ count }) => count);
  const most = Math.max(...counts);
  return most < 1_000_000 && (most - Math.min(...counts)) * 10 < most;
}

/** When posts come, by weekday and hours in Japan. */
export function PostingRhythm({ insight }: { insight: Insight }) {
  const { words } = useLanguage();
  const { rhythm: say } = words.insight;
  const { heat } = insight;
  if (heat === null) {
    return (
      <FigureCard title={say.title}>
        <FigureNote>{missingText("heat", insight, { words })}</FigureNote>
      </FigureCard>
    );
  }
  const rhythm = rhythmOf(heat);
  return (
    <FigureCard title={say.title} note={say.note(rhythm.all)}>
      <HeatTable
        caption={say.caption}
        rowsLabel={say.weekday}
        columns={say.blocks}
        rows={heat.map((values, at) => ({ label: say.weekdays[at] ?? "", values }))}
      />
      <FigureNote>{rhythmText(rhythm, say)}</FigureNote>
    </FigureCard>
  );
}

function rhythmText(rhythm: Rhythm, say: InsightWords["rhythm"]): string {
  const { all, posts } = rhythm;
  const [weekday, block] = [
    "row" in rhythm ? (say.weekdays[rhythm.row] ?? "") : "",
    "block" in rhythm ? (say.blocks[rhythm.block] ?? "") : "",
  ];
  switch (rhythm.kind) {
    case "block":
      return say.most(weekday, block, posts);
    case "hours":
      return say.hours(block, posts, all);
    case "days":
      return say.days(weekday, posts, all);
    default:
      return say.even(rhythm.blocks, posts);
  }
}
