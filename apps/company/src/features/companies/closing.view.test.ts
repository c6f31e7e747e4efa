import { aDealCard } from "@tomoru/contract/testing/deal.builder";
import { expect, test } from "vitest";
import { hinderingDeals } from "./closing.view.ts";

test("what is being negotiated keeps no company open; of many deals the first five are named", () => {
  const rows = Array.from({ length: 7 }, (_, at) => aDealCard({ dealId: `${at}`, state: "contracted" }));
  const { named, others } = hinderingDeals([...rows, aDealCard({ dealId: "t", state: "terms" }), ...rows]);
  expect(named.map(({ dealId }) => dealId)).toEqual(["0", "1", "2", "3", "4"]);
  expect(others).toBe(2);
  expect(hinderingDeals([aDealCard({ state: "terms" })])).toEqual({ named: [], others: 0 });
});

test("what was accepted or cancelled keeps the company open until its money has arrived", () => {
  const over = { turn: "none", turnKind: null, turnDueAt: null } as const;
  const rows = [
    aDealCard({ dealId: "accepted", state: "accepted", paymentStage: "scheduled", ...over }),
    aDealCard({ dealId: "share", state: "cancelled", paymentStage: "due", ...over }),
    aDealCard({ dealId: "back", state: "accepted", paymentStage: "failed", isWrittenOff: false, ...over }),
    aDealCard({ dealId: "lost", state: "accepted", paymentStage: "failed", isWrittenOff: true, ...over }),
    aDealCard({ dealId: "paid", state: "accepted", paymentStage: "paid", ...over }),
    aDealCard({ dealId: "nothing", state: "cancelled", paymentStage: null, ...over }),
  ];
  expect(hinderingDeals(rows).named.map(({ dealId }) => dealId)).toEqual(["accepted", "share", "back"]);
});
