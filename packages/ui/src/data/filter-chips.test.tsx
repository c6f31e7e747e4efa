import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { FilterChips } from "./filter-chips.tsx";

function Status() {
  const [current, setCurrent] = useState("すべて");
  const chips = ["すべて", "未回答"].map((label, index) => ({
    key: label,
    label,
    count: index === 0 ? undefined : 0,
    current: label === current,
    render: <button type="button" onClick={() => setCurrent(label)} />,
  }));
  return <FilterChips label="絞り込む" chips={chips} />;
}

test("the chip that holds is the current one of its navigation, and a count of 0 is said", async () => {
  const screen = render(<Status />);
  const chips = screen.getByRole("navigation", { name: "絞り込む" });
  await expect.element(chips.getByRole("button", { name: "すべて" })).toHaveAttribute("aria-current", "true");
  const pending = chips.getByRole("button", { name: "未回答 0" });
  await pending.click();
  await expect.element(pending).toHaveAttribute("aria-current", "true");
  await expect.element(chips.getByRole("button", { name: "すべて" })).not.toHaveAttribute("aria-current");
});
