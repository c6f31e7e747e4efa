import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { DefinitionList } from "./definition-list.tsx";

const row = (changedAt: string, term: string, children: string) => ({ key: changedAt, term, children });
const first = row("2026-11-16T03:00:00.000Z", "利用停止中", "一つ目");
const second = row("2026-11-16T03:00:20.000Z", "利用停止中", "二つ目");
const third = row("2026-11-16T03:00:20.000Z", "利用中", "三つ目");
const states = [[first], [second, first], [third, second, first], [first]];

function Growing() {
  const [at, setAt] = useState(0);
  return (
    <>
      <DefinitionList rows={states[at] ?? []} />
      <button type="button" onClick={() => setAt(at + 1)}>
        次へ
      </button>
    </>
  );
}

test("rows of the same term and moment stay apart while newer ones come in front and go", async () => {
  const screen = render(<Growing />);
  for (const rows of states) {
    const values = screen.getByRole("definition").elements();
    expect(values.map(({ textContent }) => textContent)).toEqual(rows.map(({ children }) => children));
    await screen.getByRole("button").click();
  }
});
