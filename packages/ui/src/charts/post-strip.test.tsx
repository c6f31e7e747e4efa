import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { logAxisOf } from "./log-axis.ts";
import { PostStrip } from "./post-strip.tsx";

const posts = [
  { views: 10_000, isPr: false },
  { views: 40_000, isPr: true },
  { views: 0, isPr: false },
];
const axis = logAxisOf([10_000, 40_000, 1_000_000]);
const strip = (median: number | null) => (
  <div style={{ inlineSize: 400 }}>
    <PostStrip
      posts={posts}
      median={median}
      axis={axis}
      finding="直近3本"
      tickLabel={(value) => `${value}回`}
    />
  </div>
);

test("a PR post is a square, others are dots, and the median is a line", async () => {
  const screen = render(strip(20_000));
  const picture = screen.getByRole("img", { name: "直近3本" });
  await expect.element(picture).toBeVisible();
  const marks = [...picture.element().children].map(({ tagName }) => tagName);
  expect(marks).toEqual(["line", "line", "line", "circle", "rect", "circle", "line"]);
});

test("what was watched more often stands further right", () => {
  const marks = [...render(strip(null)).getByRole("img").element().querySelectorAll("circle, rect")];
  const [few, more, none] = marks.map((mark) => mark.getBoundingClientRect().x);
  expect(more).toBeGreaterThan(few ?? 0);
  expect(few).toBeGreaterThan(none ?? 0);
});

test.each([
  [20_000, 4],
  [null, 3],
])("with a median of %j there are %i lines", (median, count) => {
  expect(render(strip(median)).getByRole("img").element().querySelectorAll("line")).toHaveLength(count);
});
