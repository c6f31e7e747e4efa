import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { someHomeDeals } from "@tomoru/contract/testing/deal.builder";
import { aHome } from "@tomoru/contract/testing/home.builder";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { HomeBoard } from "./home-board.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

const renderOf = (home: Parameters<typeof aHome>[0]) =>
  render(
    <MemoryRouter>
      <HomeBoard home={aHome(home)} />
    </MemoryRouter>,
  );

test("an offer that waits names the company that sent it, and its band as a guide", async () => {
  const firstPending = anOffer({ estBudget: { minYen: null, maxYen: 500_000 } });
  const screen = await renderOf({
    pendingOfferCount: 1,
    firstPending,
    firstPendingCompany: "株式会社みなも",
  });
  const turn = screen.getByRole("region", { name: words.home.yourTurn });
  await expect.element(turn.getByText("株式会社みなも")).toBeVisible();
  await expect.element(turn.getByText("50万円未満")).toBeVisible();
  await expect.element(turn.getByText(words.offers.budgetGuide)).toBeVisible();
});

test("where all that was accepted is paid, the last answer says so", async () => {
  const lastDecided = anOffer({ isApproval: true, decidedAt: "2026-11-15T03:00:00.000Z" });
  const offerCounts = { all: 1, pending: 0, approved: 1, rejected: 0 };
  const of = (paidOfferCount: number) =>
    renderOf({ lastDecided, offerCounts, deals: someHomeDeals({ paidOfferCount }) });
  const { last } = words.home;
  const waiting = await of(0);
  await expect.element(waiting.getByRole("region", { name: last.title })).toBeVisible();
  await waiting.unmount();
  const paid = await of(1);
  const region = paid.getByRole("region", { name: last.titlePaid });
  await expect.element(region.getByText(last.paid)).toBeVisible();
});
