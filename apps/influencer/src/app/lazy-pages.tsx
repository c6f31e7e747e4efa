import type { Locale } from "@tomoru/contract/fields";
import type { Access } from "@tomoru/rendering/site-pages.ts";
import { raiseAlert } from "@tomoru/web/alert/alert.store.ts";
import { currentWords } from "@tomoru/web/i18n/language.store.ts";
import { whenOnline } from "@tomoru/web/offline/when-online.ts";
import { splitQuery } from "@tomoru/web/page/use-split.ts";
import { type ComponentType, lazy, useState } from "react";
import { SignInPage } from "../features/auth/pages/sign-in.page.tsx";
import { OffersPage } from "../features/offers/pages/offers.page.tsx";
import { type Page, pageAt } from "./paths.ts";

type PageView = { access: Access; View: ComponentType; preload: (locale?: Locale) => Promise<void> };

const offerViews = {
  offers: lazyView(async () => (await import("../features/offers/pages/offer-list.page.tsx")).OfferListPage),
  offer: lazyView(
    async () => (await import("../features/offers/pages/offer-detail.page.tsx")).OfferDetailPage,
  ),
};

/** Both of them, for a window that becomes wide enough. */
const offerParts = {
  areHere: () => Object.values(offerViews).every(({ isHere }) => isHere()),
  fetch: async () => {
    await Promise.all(Object.values(offerViews).map(({ preload }) => preload()));
  },
};

/** One view for both addresses: from 1280 px the list stays while an offer is chosen in it. */
function Offers() {
  return <OffersPage List={offerViews.offers.View} Detail={offerViews.offer.View} parts={offerParts} />;
}

/** A narrow screen fetches the one that its address is for. */
async function preloadOffers(own: keyof typeof offerViews): Promise<void> {
  const isSplit = typeof matchMedia === "function" && matchMedia(splitQuery).matches;
  const wanted = isSplit ? Object.values(offerViews) : [offerViews[own]];
  await Promise.all(wanted.map(({ preload }) => preload()));
}

/** Each page with what it needs in a chunk of its own. */
export const pageViews: Record<Page, PageView> = {
  home: view("signedIn", async () => (await import("./home-and-withdrawal.page.tsx")).HomeAndWithdrawalPage),
  offers: { access: "signedIn", View: Offers, preload: () => preloadOffers("offers") },
  offer: { access: "signedIn", View: Offers, preload: () => preloadOffers("offer") },
  signUp: view("signedOut", async () => (await import("../features/auth/pages/sign-up.page.tsx")).SignUpPage),
  // In the entry: whoever comes without a session comes to it, and its fields are those of most other pages.
  signIn: { access: "signedOut", View: SignInPage, preload: () => Promise.resolve() },
  signUpOtp: view(
    "signedOut",
    async () => (await import("../features/auth/pages/sign-up-otp.page.tsx")).SignUpOtpPage,
  ),
  forgotPassword: view(
    "signedOut",
    async () => (await import("../features/auth/pages/forgot-password.page.tsx")).ForgotPasswordPage,
  ),
  passwordResetOtp: view(
    "signedOut",
    async () => (await import("../features/auth/pages/password-reset-otp.page.tsx")).PasswordResetOtpPage,
  ),
  passwordReset: view(
    "signedOut",
    async () => (await import("../features/auth/pages/password-reset.page.tsx")).PasswordResetPage,
  ),
  account: view(
    "signedIn",
    async () => (await import("../features/profile/pages/account.page.tsx")).AccountPage,
  ),
  bankAccount: view(
    "signedIn",
    async () => (await import("../features/bank/pages/bank-account.page.tsx")).BankAccountPage,
  ),
  paymentHistory: view(
    "signedIn",
    async () => (await import("../features/payments/pages/payment-history.page.tsx")).PaymentHistoryPage,
  ),
  settings: view("signedIn", async () => (await import("./settings.page.tsx")).SettingsPage),
  changePassword: view(
    "signedIn",
    async () => (await import("../features/auth/pages/change-password.page.tsx")).ChangePasswordPage,
  ),
  editEmail: view(
    "signedIn",
    async () => (await import("../features/auth/pages/edit-email.page.tsx")).EditEmailPage,
  ),
  editEmailOtp: view(
    "signedIn",
    async () => (await import("../features/auth/pages/edit-email-otp.page.tsx")).EditEmailOtpPage,
  ),
  cancellation: view(
    "signedIn",
    async () => (await import("../features/membership/pages/cancellation.page.tsx")).CancellationPage,
  ),
  inquiry: view("everybody", async () =>
    (await import("../features/membership/pages/inquiry.page.tsx")).inquiryPage(),
  ),
  terms: view("anybody", async (locale) =>
    (await import("../features/legal/pages/terms.page.tsx")).termsPage(locale),
  ),
  privacyPolicy: view("anybody", async (locale) =>
    (await import("../features/legal/pages/privacy-policy.page.tsx")).privacyPolicyPage(locale),
  ),
  socialCallback: view(
    "signedIn",
    async () => (await import("../features/social/pages/callback.page.tsx")).CallbackPage,
  ),
};

/** For any address that is no page. */
export const notFoundView = lazyView(async () => (await import("./not-found.page.tsx")).NotFoundPage);

const layout = lazyView(async () => (await import("./layouts/signed-in.layout.tsx")).signedInLayout());

/** Apart from the entry: the sign-in page needs none of it. */
export const { View: SignedInLayout, preload: preloadLayout } = layout;

function view(access: Access, load: (locale?: Locale) => Promise<ComponentType>): PageView {
  return { access, ...lazyView(load) };
}

/**
 * Drawn at once when it was fetched ahead: `lazy` alone would show nothing first, which React then keeps for a third of
 * a second. Without a network the screen before stays, and says why nothing else comes.
 */
function lazyView<P extends object>(load: (locale?: Locale) => Promise<ComponentType<P>>) {
  let fetched: ComponentType<P> | undefined;
  const onWait = () => {
    const words = currentWords();
    if (words) raiseAlert({ message: words.common.offline });
  };
  const Late = lazy(async () => ({ default: await whenOnline({ load, onWait }) }));
  function View(props: P) {
    const [Drawn] = useState<ComponentType<P>>(() => fetched ?? Late);
    return <Drawn {...props} />;
  }
  /** The server names the language; in a browser it is the one that is chosen. */
  const preload = async (locale?: Locale) => {
    fetched = await load(locale);
  };
  return { View, preload, isHere: () => fetched !== undefined };
}

/** The contract's schemas, which signed-in pages share, take a phone longer than the rest of such a page: two tasks of their own. */
async function makeSchemas(): Promise<void> {
  await import("@tomoru/contract/influencer/offers");
  await nextTask();
  await import("@tomoru/contract/influencer/account");
  await nextTask();
}

const nextTask = () => new Promise<void>((go) => setTimeout(go));

/** Fetches what an address will draw ahead of its drawing. */
export async function preloadPage({ path, signedIn }: { path: string; signedIn: boolean }): Promise<void> {
  const page = pageAt(path)?.page;
  const wanted = page ? pageViews[page] : notFoundView;
  const isForOthers = page !== undefined && !signedIn && pageViews[page].access === "signedIn";
  if (signedIn) await makeSchemas();
  await Promise.all([signedIn && layout.preload(), isForOthers || wanted.preload()]);
}
