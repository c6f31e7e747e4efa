import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { OfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { aCompanyCard } from "@tomoru/contract/testing/company-card.builder";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { anOfferDeal } from "@tomoru/contract/testing/offer-deal.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { OfferCompany } from "./offer-company.tsx";

startSite(site);

const { asker } = words.offers;
let answer: OfferDeal;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
  server = stubServer(() => success(answer));
  answer = anOfferDeal({ company: aCompanyCard(), answerBy: "2026-12-01T15:00:00.000Z" });
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

const shown = (isApproval: boolean | null) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <MemoryRouter>
      <OfferCompany offer={anOffer({ isApproval })} />
    </MemoryRouter>
  </SWRConfig>
);

test("an offer of a company says who asks and until when, and leads to the deal once it is accepted", async () => {
  const screen = await render(shown(null));
  await expect.element(screen.getByText(aCompanyCard().name)).toBeVisible();
  await expect.element(screen.getByText(asker.verified)).toBeVisible();
  await expect.element(screen.getByText(asker.answerBy("2026年12月1日"))).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
  answer = { ...answer, dealId: "deal1" };
  await screen.rerender(shown(true));
  const link = screen.getByRole("link", { name: asker.deal });
  await expect.element(link).toHaveAttribute("href", "/deal/deal1");
});

test("of an offer that its last day or its company ended it is said which", async () => {
  for (const closedBy of ["clock", "company"] as const) {
    answer = { ...answer, closedBy };
    const screen = await render(shown(false));
    await expect.element(screen.getByText(asker.closed[closedBy])).toBeVisible();
    await screen.unmount();
  }
});

test("a creator reads what else the posts would be used for before answering", async () => {
  answer = { ...answer, usageWish: { scope: "ads", months: 3 } };
  const screen = await render(shown(null));
  await expect.element(screen.getByText("二次利用：広告に使う（3か月）")).toBeVisible();
});

test.each([
  ["company", "企業の番です（2026年12月3日まで）"],
  ["creator", "あなたの番です（2026年12月3日まで）"],
  ["operator", "運営が確認しています（2026年12月3日まで）"],
] as const)(
  "of the deal that came of it is said that the %s has the turn, and until when",
  async (turn, line) => {
    answer = { ...answer, dealId: "deal1", turn, turnDueAt: "2026-12-03T15:00:00.000Z" };
    const screen = await render(shown(true));
    await expect.element(screen.getByText(line)).toBeVisible();
  },
);

test("of a deal that waits for nobody no turn is told", async () => {
  answer = { ...answer, dealId: "deal1", turn: "none" };
  const screen = await render(shown(true));
  await expect.element(screen.getByRole("link", { name: asker.deal })).toBeVisible();
  expect(screen.getByText(/番です/).elements()).toEqual([]);
});
