import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { CompareBars } from "./compare-bars.tsx";
import { CurveWithEvents } from "./curve-with-events.tsx";
import { FunnelBars } from "./funnel-bars.tsx";
import { MonthBars } from "./month-bars.tsx";
import { PriceBand } from "./price-band.tsx";
import { Sparkline } from "./sparkline.tsx";
import { ViewsOverTime } from "./views-over-time.tsx";

const words = {
  title: "数の図",
  finding: "三つの数です。",
  tableLabels: { label: "名前", value: "数" },
  showTableLabel: "表で見る",
  hideTableLabel: "図で見る",
};

const rows = (values: number[]) =>
  values.map((value, index) => ({
    key: String(index),
    label: `項目${index}`,
    value,
    valueLabel: `${value}件`,
  }));

function band(values: number[]) {
  const [least, middle, most] = rows(values);
  return least && middle && most ? { least, middle, most } : undefined;
}

const charts: [string, (values: number[]) => ReactNode][] = [
  ["MonthBars", (values) => <MonthBars {...words} bars={rows(values)} />],
  ["FunnelBars", (values) => <FunnelBars {...words} steps={rows(values)} />],
  ["Sparkline", (values) => <Sparkline {...words} points={rows(values)} />],
  [
    "ViewsOverTime",
    (values) => (
      <ViewsOverTime
        {...words}
        posts={rows(values).map((row, at) => ({ ...row, at, isPr: at === 1 }))}
        median={{ value: 4, label: "中央値 4件" }}
        tickLabel={String}
        days={[]}
        legend={{ post: "通常", pr: "PR" }}
      />
    ),
  ],
  [
    "CurveWithEvents",
    (values) => (
      <CurveWithEvents
        {...words}
        points={rows(values).map((row, at) => ({ ...row, at }))}
        tickLabel={String}
        days={[]}
        events={[{ at: 1, label: "+4" }]}
      />
    ),
  ],
  [
    "CompareBars",
    (values) => <CompareBars {...words} bars={rows(values).map((row) => ({ ...row, note: "6本" }))} />,
  ],
  [
    "PriceBand",
    (values) => <PriceBand {...words} band={band(values)} scaleEnd={10} range="0〜9件" estimate="推定" />,
  ],
];

test.each(charts)("%s is a picture with its finding, and its numbers open as a table", async (_, draw) => {
  const screen = render(draw([0, 4, 9]));
  const figure = screen.getByRole("figure");
  await expect.element(figure.getByRole("img", { name: "三つの数です。" })).toBeVisible();
  await expect.element(figure.getByRole("table")).not.toBeInTheDocument();
  await figure.getByRole("button", { name: "表で見る" }).click();
  const table = figure.getByRole("table", { name: "数の図" });
  await expect.element(table.getByRole("row", { name: "項目0 0件" })).toBeVisible();
  await expect.element(table.getByRole("row", { name: "項目2 9件" })).toBeVisible();
  await expect
    .element(figure.getByRole("button", { name: "図で見る" }))
    .toHaveAttribute("aria-expanded", "true");
});

test.each(charts)(
  "%s without data is an outline and one sentence, without a picture's name",
  async (_, draw) => {
    const screen = render(draw([]));
    await expect.element(screen.getByRole("figure")).toHaveTextContent("三つの数です。");
    expect(screen.getByRole("img").elements()).toEqual([]);
    expect(screen.getByRole("button").elements()).toEqual([]);
  },
);

test("months without anything are lines of 2 px, and nothing rises above them", () => {
  const screen = render(<MonthBars {...words} bars={rows([0, 0, 0])} />);
  const columns = [...screen.getByRole("figure").element().querySelectorAll("rect")];
  expect(columns.map((column) => column.getBoundingClientRect().height)).toEqual([2, 2, 2]);
});

const zeros: [string, ReactNode][] = [
  ["a month", <MonthBars key="month" {...words} bars={rows([0, 4])} />],
  ["a step", <FunnelBars key="step" {...words} steps={rows([0, 4])} />],
  [
    "a band",
    <PriceBand key="band" {...words} band={band([0, 0, 0])} scaleEnd={10} range="0件" estimate="推定" />,
  ],
];

test.each(zeros)("%s of 0 is a line of 2 px", (_, chart) => {
  const screen = render(chart);
  const drawn = [...screen.getByRole("figure").element().querySelectorAll("rect")].map((rect) => {
    const { width, height } = rect.getBoundingClientRect();
    return Math.min(width, height);
  });
  expect(drawn).toContain(2);
});
