import { FunnelBars } from "@tomoru/ui/charts/funnel-bars";
import { MonthBars } from "@tomoru/ui/charts/month-bars";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Group, Row, Specimen } from "../specimen.tsx";
import { FindingCharts } from "./finding-charts.tsx";
import { PostCharts } from "./post-charts.tsx";

const months = [30_000, 80_000, 0, 45_000, 120_000, 64_000];
const none = [0, 0, 0, 0, 0, 0];

export function Charts() {
  return (
    <Group id="charts">
      <Months />
      <Steps />
      <PostCharts />
      <FindingCharts />
    </Group>
  );
}

function Months() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { revenue } = words.home;
  const chart = (values: number[], finding: string) => (
    <MonthBars
      title={revenue.chart}
      finding={finding}
      bars={values.map((value, index) => ({
        key: String(index),
        label: say.samples.months[index] ?? "",
        value,
        valueLabel: format.compact(value),
        current: index === values.length - 1,
      }))}
      tableLabels={{ label: revenue.month, value: revenue.amount }}
      showTableLabel={revenue.showTable}
      hideTableLabel={revenue.hideTable}
    />
  );
  return (
    <Specimen name="MonthBars">
      <Row>
        <Cell label={say.states.data} wide>
          {chart(months, revenue.finding(6, say.samples.months[4] ?? "", say.samples.amount))}
        </Cell>
        <Cell label={say.states.empty} wide>
          {chart(none, revenue.noFinding(6))}
        </Cell>
      </Row>
    </Specimen>
  );
}

function Steps() {
  const { progress } = useLanguage().words.home;
  const say = useSay();
  const chart = (counts: { received: number; answered: number; approved: number }) => (
    <FunnelBars
      title={progress.chart}
      finding={counts.received === 0 ? progress.noFinding : progress.finding(counts)}
      steps={(["received", "answered", "approved"] as const).map((key) => ({
        key,
        label: progress.steps[key],
        value: counts[key],
        valueLabel: progress.count(counts[key]),
      }))}
      tableLabels={progress.table}
      showTableLabel={progress.showTable}
      hideTableLabel={progress.hideTable}
    />
  );
  return (
    <Specimen name="FunnelBars">
      <Row>
        <Cell label={say.states.data} wide>
          {chart({ received: 12, answered: 9, approved: 0 })}
        </Cell>
        <Cell label={say.states.empty} wide>
          {chart({ received: 0, answered: 0, approved: 0 })}
        </Cell>
      </Row>
    </Specimen>
  );
}
