import { aDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DealPage } from "../frame/deal-page.tsx";
import { serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(startDealWords);

afterEach(() => {
  endSession("signOut");
  server.close();
});

const openWith = (by: "company" | "creator") => {
  const proposal = {
    ...({ kind: "cancel", by, creatorPct: 0, changes: null, reason: "発売が延びたため" } as const),
    lapsesAt: "2026-12-02T03:00:00.000Z",
  };
  const deal = aDeal({ proposal, can: by === "company" ? ["answerProposal"] : [] });
  server = serveDeal(({ path, method }) =>
    /\/deal\/[^/]+$/.test(path) && method === "GET" ? (success(deal) as { json: unknown }) : undefined,
  );
  return stageDeal({ side: "creator", page: <DealPage /> });
};

const headings = () =>
  page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test.each([
  ["company", 0],
  ["creator", 1],
] as const)("what the %s proposes stands at place %i of the deal of a creator", async (by, place) => {
  await openWith(by);
  await expect.poll(() => headings()[place]).toMatch(/取り消し/);
});
