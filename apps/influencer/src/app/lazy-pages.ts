import { type Page, pages } from "@tomoru/contract/pages";
import { lazy } from "react";
import { matchPath } from "react-router";

/** Apart from the entry: the sign-in page needs none of it. */
const loadLayout = () => import("./layouts/signed-in.layout.tsx");

const loaders = {
  home: () => import("../features/home/pages/home.page.tsx"),
  offers: () => import("../features/offers/pages/offer-list.page.tsx"),
  offer: () => import("../features/offers/pages/offer-detail.page.tsx"),
  signIn: () => import("../features/auth/pages/sign-in.page.tsx"),
  signUp: () => import("../features/auth/pages/sign-up.page.tsx"),
  signUpOtp: () => import("../features/auth/pages/sign-up-otp.page.tsx"),
} satisfies Record<Page, () => Promise<unknown>>;

export const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
export const HomePage = lazy(async () => ({ default: (await loaders.home()).HomePage }));
export const OfferListPage = lazy(async () => ({ default: (await loaders.offers()).OfferListPage }));
export const OfferDetailPage = lazy(async () => ({ default: (await loaders.offer()).OfferDetailPage }));
export const SignInPage = lazy(async () => ({ default: (await loaders.signIn()).SignInPage }));
export const SignUpPage = lazy(async () => ({ default: (await loaders.signUp()).SignUpPage }));
export const SignUpOtpPage = lazy(async () => ({ default: (await loaders.signUpOtp()).SignUpOtpPage }));

/** Fetches what an address will draw ahead of its drawing. */
export async function preloadPage({ path, signedIn }: { path: string; signedIn: boolean }): Promise<void> {
  const names = Object.keys(loaders) as Page[];
  const wanted = names.find((name) => matchPath(pages[name], path));
  const page = signedIn || wanted === "signUp" || wanted === "signUpOtp" ? wanted : "signIn";
  await Promise.all([signedIn && loadLayout(), page && loaders[page]()]);
}
