import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Timeline } from "./timeline.tsx";

test("steps are a list in their order: a done one says so, the present one is marked as that", async () => {
  const screen = render(
    <Timeline
      doneWord="完了"
      steps={[
        { key: "a", title: "引き受けました", when: "2026年12月1日", state: "done" },
        { key: "b", title: "条件を決める", when: "日程は未定です", isOpen: true, state: "now" },
        { key: "c", title: "お振り込み", when: "日程は未定です", isOpen: true, state: "ahead" },
      ]}
    />,
  );
  const steps = screen.getByRole("listitem");
  expect(steps.elements()[0]?.textContent).toBe("完了引き受けました2026年12月1日");
  const current = steps.elements().map((step) => step.getAttribute("aria-current"));
  expect(current).toEqual([null, "step", null]);
});
