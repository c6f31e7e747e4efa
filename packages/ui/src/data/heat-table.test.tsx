import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { HeatTable } from "./heat-table.tsx";

test("each count stands in its cell, under the names of its row and column", async () => {
  const screen = await render(
    <HeatTable
      caption="曜日と時間"
      rowsLabel="曜日"
      columns={["0時", "12時"]}
      rows={[
        { label: "月", values: [0, 4] },
        { label: "火", values: [1, 0] },
      ]}
    />,
  );
  await expect.element(screen.getByRole("table", { name: "曜日と時間" })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "月 0 4" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "12時" })).toBeVisible();
});
