import { type Bar, BarColumns, ZeroColumns } from "./bar-columns.tsx";
import { barHeights } from "./bar-heights.ts";
import { ChartFigure, type ChartWords, GhostFigure } from "./chart-figure.tsx";

type MonthBarsProps = ChartWords & { bars: Bar[] };

export function MonthBars({ bars, ...words }: MonthBarsProps) {
  const heights = barHeights(bars.map(({ value }) => value));
  if (!heights) {
    return (
      <GhostFigure finding={words.finding}>
        <ZeroColumns bars={bars} />
      </GhostFigure>
    );
  }
  return (
    <ChartFigure words={words} rows={bars}>
      <BarColumns finding={words.finding} bars={bars} heights={heights} />
    </ChartFigure>
  );
}
