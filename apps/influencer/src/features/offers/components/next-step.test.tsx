import { anOfferDeal } from "@tomoru/contract/testing/offer-deal.builder";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { OfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { aCompanyCard } from "@tomoru/contract/testing/company-card.builder";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { NextStep } from "./next-step.tsx";

startSite(site);

const { next, detail } = words.offers;
const decidedAt = "2026-11-23T03:00:00.000Z";
const operators = anOfferDeal();
const companys = { ...operators, company: aCompanyCard(), closedBy: "creator" } as const;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function stand(status: "approved" | "rejected", beside: OfferDeal | null) {
  server = stubServer(() => (beside ? success(beside) : refusal(404, 2005)));
  const offer = anOffer({ isApproval: status === "approved", decidedAt });
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      <MemoryRouter>
        <NextStep status={status} offer={offer} />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test.each(["clock", "company"] as const)(
  "an offer that ended by the %s is no answer of the creator's",
  async (closedBy) => {
    const screen = await stand("rejected", { ...companys, closedBy });
    await expect.element(screen.getByText(detail.decided.closed("2026年11月23日"))).toBeVisible();
    await expect.element(screen.getByText(next.closed, { exact: true })).toBeVisible();
    expect(screen.getByText(next.rejected).elements()).toEqual([]);
    expect(screen.getByText(detail.decided.rejected("2026年11月23日")).elements()).toEqual([]);
  },
);

test.each([
  ["of a company", companys],
  ["of the operator", operators],
  ["whose company cannot be read", null],
])("an offer %s that the creator turned down thanks for the answer", async (_, beside) => {
  const screen = await stand("rejected", beside);
  await expect.element(screen.getByText(detail.decided.rejected("2026年11月23日"))).toBeVisible();
  await expect.element(screen.getByText(next.rejected)).toBeVisible();
});

test("an accepted offer of a company goes on as a deal: nothing is said to be waited for here", async () => {
  const screen = await stand("approved", { ...companys, dealId: "deal1" });
  await expect.element(screen.getByText(detail.decided.approved("2026年11月23日"))).toBeVisible();
  expect(screen.container.textContent).toContain(next.inDeal);
  expect(screen.getByText(next.terms.title).elements()).toEqual([]);
});

test("an accepted offer of the operator says what comes, the transfer last", async () => {
  const screen = await stand("approved", operators);
  const last = () => screen.getByRole("listitem").elements().at(-1)?.textContent;
  await expect.poll(last).toContain(next.transfer.title);
});
