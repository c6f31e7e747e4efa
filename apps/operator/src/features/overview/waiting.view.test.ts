import { expect, test } from "vitest";
import { byDue, duesOf, unfinishedRuns, type Waiting } from "./waiting.view.ts";

test("what had to be done by a day that is over is counted, the day itself is not over, and what has no day is no due", () => {
  expect(duesOf(["2026-11-27", undefined, "2026-11-24", "2026-11-26", "2026-11-25"], "2026-11-26")).toEqual({
    late: 2,
    first: "2026-11-24",
  });
  expect(duesOf([undefined], "2026-11-26")).toEqual({ late: 0, first: undefined });
});

test("what is due first is on top, and what has no day stays behind it in its order", () => {
  const rows = [undefined, "2026-12-04", undefined, "2026-12-01"].map(
    (first, at): Waiting => ({
      ...{ key: String(at), label: "", icon: null, path: "/" },
      page: { docs: [], hasNextPage: false },
      first,
    }),
  );
  expect(byDue(rows).map(({ key }) => key)).toEqual(["3", "1", "0", "2"]);
});

test("a run waits for somebody until the bank has its files, and again from its pay date on until its results are in", () => {
  const states = ["cutting", "cut", "filing", "filed", "sent", "done", "void"] as const;
  const runs = states.map((state) => ({ state, payOn: "2026-12-15" }));
  const waiting = (today: string) => unfinishedRuns(runs, today).map(({ state }) => state);
  expect(waiting("2026-12-14")).toEqual(["cut", "filed"]);
  expect(waiting("2026-12-15")).toEqual(["cut", "filed", "sent"]);
});
