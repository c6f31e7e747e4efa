import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Meter } from "./meter.tsx";
import { SeatsBar } from "./seats-bar.tsx";

const meter = { label: "インサイト", used: "84", limit: "／300人", sentence: "300人のうち84人を使いました" };

function fillOf(share: number): number {
  const screen = render(<Meter {...meter} share={share} />);
  const bars = screen.getByRole("img", { name: meter.sentence }).elements();
  const rects = [...(bars.at(-1)?.querySelectorAll("rect") ?? [])];
  const [track, fill] = rects;
  if (!track || !fill || rects.length < 3) return 0;
  return fill.getBoundingClientRect().width / track.getBoundingClientRect().width;
}

test("the bar is as long as the share, never longer than its track, and something as soon as one is used", () => {
  expect(fillOf(0)).toBe(0);
  expect(fillOf(0.28)).toBeCloseTo(0.28, 1);
  expect(fillOf(1.4)).toBeCloseTo(1, 1);
  expect(fillOf(0.0001)).toBeGreaterThan(0.005);
});

test("each seat is drawn, with only the kinds that there are named", async () => {
  const screen = render(
    <SeatsBar
      taken={2}
      invited={0}
      limit={3}
      sentence="3席のうち2席を使っています"
      legend={{ taken: "利用中", invited: "招待中", free: "空き" }}
    />,
  );
  const bar = screen.getByRole("img", { name: "3席のうち2席を使っています" });
  expect(bar.element().querySelectorAll("rect")).toHaveLength(3);
  await expect.element(screen.getByText("空き")).toBeVisible();
  expect(screen.getByText("招待中").elements()).toEqual([]);
});
