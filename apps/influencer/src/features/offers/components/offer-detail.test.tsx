import { words } from "@tomoru/i18n/ja";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { learnInside, startLanguage } from "../../../shared/i18n/language.store.ts";
import { Router } from "../../../shared/router/router.tsx";
import { endSession, startSession } from "../../../shared/session/session.store.ts";
import { anOffer } from "../../../testing/offer.builder.ts";
import { refusal, stubServer } from "../../../testing/stub-server.ts";
import { OfferDetail } from "./offer-detail.tsx";

type Answer = ReturnType<typeof refusal>;

const offer = anOffer();
const { approval } = words.offers.decide;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await learnInside();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

/** The page of an offer, the question about it open, with decisions that are answered when the test says so. */
async function askedToApprove() {
  const waiting: PromiseWithResolvers<Answer>[] = [];
  server = stubServer(() => {
    const call = Promise.withResolvers<Answer>();
    waiting.push(call);
    return call.promise;
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Router>
        <OfferDetail offer={offer} />
      </Router>
    </SWRConfig>,
  );
  const open = () => screen.getByRole("button", { name: approval.action }).click();
  await open();
  const dialog = screen.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: approval.action });
  await expect.element(confirm).toHaveFocus();
  return { screen, dialog, confirm: confirm.element() as HTMLButtonElement, waiting };
}

const decisions = () => server?.calls.filter((sent) => sent.startsWith("PUT")).length;

test("a decision is sent once, however often and fast its button is pressed", async () => {
  const { confirm, waiting } = await askedToApprove();
  // In one go: nothing is drawn between the two.
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
