import { login, type TokenPair } from "@tomoru/contract/auth";
import { pathOf } from "@tomoru/contract/endpoint";
import { listOffers, type Offer, type OfferPage } from "@tomoru/contract/offers";
import { pages } from "@tomoru/contract/pages";
import { server } from "../support/settings.ts";
import { demoCreator } from "../support/sign-up.ts";

/** One picture: an address, and in which state a visitor comes to it. */
export type Visit = { name: string; path: string; signedIn?: boolean; draft?: object };

let tokens: Promise<TokenPair> | undefined;

/** The cookies of the demo creator, signed in once for each worker. */
export async function demoSession() {
  const { accessToken, refreshToken } = await signedIn();
  const cookie = { url: server.url, secure: true, sameSite: "Strict" as const };
  return [
    { ...cookie, name: "accessToken", value: accessToken },
    { ...cookie, name: "refreshToken", value: refreshToken },
  ];
}

/** Every page of the contract; an offer in each of its states. */
export async function visits(): Promise<Visit[]> {
  const { accessToken } = await signedIn();
  const { docs } = await call<OfferPage>(`${pathOf(listOffers)}?limit=50`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const pending = docs.find(({ isApproval }) => isApproval === null);
  const approved = docs.find(({ isApproval }) => isApproval === true);
  const rejected = docs.find(({ isApproval }) => isApproval === false);
  const sparse = docs.find(({ productName, productUrl }) => productName === null || productUrl === null);
  const offer = (name: string, one: Offer | undefined) =>
    one ? [{ name: `offer-${name}`, path: pages.offer.replace(":id", one.offerId), signedIn: true }] : [];
  return [
    { name: "sign-in", path: pages.signIn },
    { name: "sign-up", path: pages.signUp },
    { name: "sign-up-code", path: pages.signUpOtp, draft: draftOfSignUp() },
    { name: "forgot-password", path: pages.forgotPassword },
    { name: "reset-code", path: pages.passwordResetOtp, draft: draftOf({ email: "aoi.sato@example.jp" }) },
    { name: "reset", path: pages.passwordReset, draft: draftOf({ otpId: "not-redeemed" }) },
    { name: "home", path: pages.home, signedIn: true },
    { name: "offers", path: pages.offers, signedIn: true },
    { name: "settings", path: pages.settings, signedIn: true },
    { name: "account", path: pages.account, signedIn: true },
    { name: "bank", path: pages.bankAccount, signedIn: true },
    { name: "payments", path: pages.paymentHistory, signedIn: true },
    { name: "terms", path: pages.terms },
    { name: "privacy-policy", path: `${pages.privacyPolicy}?lang=ja` },
    { name: "change-password", path: pages.changePassword, signedIn: true },
    { name: "edit-email", path: pages.editEmail, signedIn: true },
    {
      name: "edit-email-code",
      path: pages.editEmailOtp,
      signedIn: true,
      draft: draftOf({ newEmail: "hana@example.jp" }),
    },
    { name: "cancellation", path: pages.cancellation, signedIn: true },
    { name: "inquiry", path: pages.inquiry, signedIn: true },
    ...offer("pending", pending),
    ...offer("approved", approved),
    ...offer("rejected", rejected),
    ...offer("sparse", sparse),
    { name: "offer-unavailable", path: pages.offer.replace(":id", "nothing"), signedIn: true },
    { name: "not-found", path: "/nowhere", signedIn: true },
    { name: "not-found-signed-out", path: "/nowhere" },
  ];
}

/** What the sign-up form leaves for the page that asks for the code. */
function draftOfSignUp() {
  return draftOf({ email: "aoi.sato@example.jp", fullName: "佐藤 葵", password: "Hikari-0731" });
}

/** As a form leaves it for the next page; ten minutes from now it is gone. */
function draftOf(draft: Record<string, string>) {
  return { draft, expiresAt: Date.now() + 600_000 };
}

function signedIn(): Promise<TokenPair> {
  tokens ??= call<TokenPair>(pathOf(login), {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: demoCreator.email, password: demoCreator.password }),
  });
  return tokens;
}

async function call<Result>(path: string, init: RequestInit): Promise<Result> {
  const response = await fetch(`${server.url}/api${path}`, init);
  const { result } = (await response.json()) as { result?: Result };
  if (result === undefined) throw new Error(`${path} answered ${response.status}`);
  return result;
}
