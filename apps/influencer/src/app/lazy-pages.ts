import { type Page, pages } from "@tomoru/contract/pages";
import { lazy } from "react";
import { matchPath } from "react-router";

const loaders = {
  home: () => import("../features/home/pages/home.page.tsx"),
  offers: () => import("../features/offers/pages/offer-list.page.tsx"),
  offer: () => import("../features/offers/pages/offer-detail.page.tsx"),
  signIn: () => import("../features/auth/pages/sign-in.page.tsx"),
  signUp: () => import("../features/auth/pages/sign-up.page.tsx"),
  signUpOtp: () => import("../features/auth/pages/sign-up-otp.page.tsx"),
} satisfies Record<Page, () => Promise<unknown>>;

export const HomePage = lazy(async () => ({ default: (await loaders.home()).HomePage }));
export const OfferListPage = lazy(async () => ({ default: (await loaders.offers()).OfferListPage }));
export const OfferDetailPage = lazy(async () => ({ default: (await loaders.offer()).OfferDetailPage }));
export const SignInPage = lazy(async () => ({ default: (await loaders.signIn()).SignInPage }));
export const SignUpPage = lazy(async () => ({ default: (await loaders.signUp()).SignUpPage }));
export const SignUpOtpPage = lazy(async () => ({ default: (await loaders.signUpOtp()).SignUpOtpPage }));

/** Fetches the page of an address ahead of its drawing; an unknown address needs nothing. */
export async function preloadPage(path: string): Promise<void> {
  const names = Object.keys(loaders) as Page[];
  const page = names.find((name) => matchPath(pages[name], path));
  if (page) await loaders[page]();
}
