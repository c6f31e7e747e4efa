import { PriceBand } from "@tomoru/ui/charts/price-band";
import { Sparkline } from "@tomoru/ui/charts/sparkline";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen } from "../specimen.tsx";

const views = [31_000, 28_000, 0, 33_000, 96_000, 30_500, 12_000, 47_000];
const medianViews = 30_750;

/** What posts reached, and what one may cost. */
export function PostCharts() {
  return (
    <>
      <Views />
      <Price />
    </>
  );
}

function Views() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { social } = words;
  const median = format.compact(medianViews);
  const pointsOf = (values: number[]) =>
    values.map((value, index) => ({
      key: String(index),
      label: say.samples.posts[index] ?? "",
      value,
      valueLabel: say.samples.views(format.compact(value)),
    }));
  const shared = {
    tableLabels: { label: say.charts.post, value: social.viewsLabel },
    showTableLabel: social.showTable,
    hideTableLabel: social.hideTable,
    title: say.charts.strip,
  };
  const states = [
    { label: say.states.data, points: pointsOf(views), finding: say.charts.stripFinding(8, median) },
    { label: say.states.empty, points: [], finding: say.charts.nothing },
  ];
  return (
    <Specimen name="Sparkline">
      <Row>
        {states.map(({ label, ...state }) => (
          <Cell key={label} label={label} wide>
            <Sparkline {...shared} {...state} points={state.points.toReversed()} />
          </Cell>
        ))}
        <Cell label={say.states.zero} wide>
          <Sparkline {...shared} points={pointsOf([0, 0, 0])} finding={say.charts.nothing} />
        </Cell>
      </Row>
    </Specimen>
  );
}

const scaleEnd = 1_000_000;

function Price() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { bandEnds, ...charts } = say.charts;
  const point = (label: string, value: number) => ({ label, value, valueLabel: format.yen(value) });
  const shared = {
    title: charts.band,
    estimate: charts.estimate,
    scaleEnd,
    tableLabels: { label: charts.range, value: words.payments.amount },
    showTableLabel: words.social.showTable,
    hideTableLabel: words.social.hideTable,
  };
  const chart = (least: number, most: number) => {
    const range = format.yenRange({ minYen: least, maxYen: most }) ?? "";
    const band = {
      least: point(bandEnds.least, least),
      middle: point(bandEnds.middle, (least + most) / 2),
      most: point(bandEnds.most, most),
    };
    return <PriceBand {...shared} finding={charts.bandFinding(range)} band={band} range={range} />;
  };
  return (
    <Specimen name="PriceBand">
      <Row>
        <Cell label={say.states.data} wide>
          {chart(300_000, 500_000)}
        </Cell>
        <Cell label={say.states.zero} wide>
          {chart(0, 0)}
        </Cell>
        <Cell label={say.states.empty} wide>
          <PriceBand {...shared} finding={charts.nothing} band={undefined} range="" />
        </Cell>
      </Row>
    </Specimen>
  );
}
