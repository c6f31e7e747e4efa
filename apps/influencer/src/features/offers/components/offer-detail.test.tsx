import { aCompanyCard } from "@tomoru/contract/testing/company-card.builder";
import { anOfferDeal } from "@tomoru/contract/testing/offer-deal.builder";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { getOffer, type Offer } from "@tomoru/contract/influencer/offers";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import useSWR, { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { OfferDetail } from "./offer-detail.tsx";

startSite(site);

type Answer = ReturnType<typeof refusal>;

const offer = anOffer();
/** An operator's own offer. */
const besideNone = anOfferDeal();
let beside: unknown = besideNone;
const { approval } = words.offers.decide;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  beside = besideNone;
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

/** The page of an offer, with calls that are answered when the test says so. */
async function renderOffer() {
  const waiting: PromiseWithResolvers<Answer>[] = [];
  server = stubServer(({ path }) => {
    if (path.endsWith("/deal")) return success(beside);
    const call = Promise.withResolvers<Answer>();
    waiting.push(call);
    return call.promise;
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <Standing />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, waiting };
}

/** As the page does: the offer is the one that the data cache holds. */
function Standing() {
  const { data = offer } = useSWR<Offer>(keyOf(getOffer, { params: { id: offer.offerId } }), null);
  return <OfferDetail offer={data} />;
}

/** The same, with the question whether to accept it open. */
async function askedToApprove() {
  const { screen, waiting } = await renderOffer();
  await screen.getByRole("button", { name: approval.action }).click();
  const dialog = screen.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: approval.action });
  await expect.element(confirm).toHaveFocus();
  return { screen, dialog, confirm: confirm.element() as HTMLButtonElement, waiting };
}

const decisions = () => server?.calls.filter((sent) => sent.startsWith("PUT")).length;

test("a decision is sent once, however often and fast its button is pressed", async () => {
  const { confirm, waiting } = await askedToApprove();
  // In one go: nothing is rendered between the two.
  confirm.click();
  confirm.click();
  await expect.poll(() => waiting.length).toBe(1);
  confirm.click();
  await new Promise<void>((go) => requestAnimationFrame(() => setTimeout(go)));
  expect(decisions()).toBe(1);
});

test("why a decision failed is no longer said while it is tried again, nor when it is asked for anew", async () => {
  const { screen, dialog, confirm, waiting } = await askedToApprove();
  confirm.click();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.resolve(refusal(429, 1020));
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toBeVisible();
  confirm.click();
  await expect.poll(() => waiting.length).toBe(2);
  expect(alert.elements()).toEqual([]);
  waiting[1]?.resolve(refusal(429, 1020));
  await expect.element(alert).toBeVisible();
  await dialog.getByRole("button", { name: words.common.cancel }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole("button", { name: words.offers.decide.reject.action }).click();
  await expect.element(dialog).toBeVisible();
  expect(alert.elements()).toEqual([]);
});

test("who accepts is told once more of the product, the amount and the days, and how the fee is fixed", async () => {
  const { dialog } = await askedToApprove();
  for (const text of [
    "うるおい化粧水「しずく」",
    "¥80,000〜¥120,000",
    "2026年12月1日〜12月14日",
    words.offers.decide.fee.range,
    approval.consequence,
  ]) {
    expect(dialog.element().textContent).toContain(text);
  }
});

test("of a company's offer it is said that its terms come next, and are still to be decided on", async () => {
  beside = { ...besideNone, company: aCompanyCard() };
  const { dialog } = await askedToApprove();
  await expect.element(dialog.getByText(approval.ofCompany)).toBeVisible();
  expect(dialog.element().textContent).not.toContain(approval.consequence);
});

test("once accepted the lamp turns from amber to pine, and the steps end with the transfer", async () => {
  const { screen, confirm, waiting } = await askedToApprove();
  const light = () => document.querySelector("[data-light]")?.getAttribute("data-light");
  expect(light()).toBe("amber");
  confirm.click();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.resolve(success({ ...offer, isApproval: true, decidedAt: "2026-11-23T03:00:00.000Z" }));
  await expect.poll(light).toBe("pine");
  // The one that goes and the one that comes.
  expect(document.querySelectorAll("[data-light] > g")).toHaveLength(2);
  const steps = screen
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(steps[0]).toContain("2026年11月23日");
  expect(steps[2]).toContain("2026年12月1日〜12月14日");
  expect(steps.at(-1)).toContain(words.offers.next.transfer.title);
});

test("rejecting is quiet: neither button of its question stands out, and no lamp is left", async () => {
  const { screen, waiting } = await renderOffer();
  const { reject } = words.offers.decide;
  await screen.getByRole("button", { name: reject.action }).click();
  const dialog = screen.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: reject.action });
  const pine = getComputedStyle(screen.getByText(approval.action).element().closest("button") as Element);
  await expect.element(confirm).toBeVisible();
  expect(getComputedStyle(confirm.element()).backgroundColor).not.toBe(pine.backgroundColor);
  (confirm.element() as HTMLButtonElement).click();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.resolve(success({ ...offer, isApproval: false, decidedAt: "2026-11-23T03:00:00.000Z" }));
  await expect.element(screen.getByText(words.offers.next.rejected)).toBeInTheDocument();
  expect(document.querySelector("[data-light]")).toBeNull();
});

test("a company's offer says beside its answers what its question says: the terms decide, a no is final", async () => {
  const { detail, decide } = words.offers;
  const own = await renderOffer();
  await expect.element(own.screen.getByText(detail.final)).toBeVisible();
  await own.screen.unmount();
  server?.close();
  beside = { ...besideNone, company: aCompanyCard() };
  const { screen } = await renderOffer();
  await expect.element(screen.getByText(detail.finalOfCompany)).toBeVisible();
  await expect.element(screen.getByText(detail.final)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: approval.action }).click();
  await expect.element(screen.getByText(decide.approval.ofCompany)).toBeVisible();
});
