import { pageFinder } from "@tomoru/contract/page-paths";

/** The pages and their addresses, by whom they are for (docs/product/site.md). */
export const pagesFor = {
  signedIn: {
    home: "/",
    campaigns: "/campaigns",
    campaign: "/campaign/:id",
    applications: "/applications",
    offers: "/offers",
    // The id is optional: a mail program may have cut the link, and the page then says that there is no such offer.
    offer: "/offer/:id?",
    deals: "/deals",
    deal: "/deal/:id",
    dealTerms: "/deal/:id/terms",
    dealSheet: "/deal/:id/sheet/:version",
    account: "/account",
    bankAccount: "/bank-account",
    tax: "/tax",
    paymentHistory: "/payment-history",
    payment: "/payment/:id",
    paymentStatement: "/payment/:id/statement",
    settings: "/settings",
    changePassword: "/settings/change-password",
    editEmail: "/settings/edit-email",
    editEmailOtp: "/settings/edit-email/otp",
    cancellation: "/cancellation",
    socialCallback: "/:platform/callback",
  },
  signedOut: {
    signIn: "/sign_in",
    signUp: "/sign_up",
    signUpOtp: "/signup/otp",
    forgotPassword: "/forgot-password",
    passwordResetOtp: "/password/reset/otp",
    passwordReset: "/password/reset",
  },
  anybody: { terms: "/influencers/terms", privacyPolicy: "/influencers/privacy-policy" },
  everybody: { inquiry: "/inquiry" },
} as const;

/** The addresses of the site. The server answers 404 for any other; the router renders these. */
export const paths = {
  ...pagesFor.signedIn,
  ...pagesFor.signedOut,
  ...pagesFor.anybody,
  ...pagesFor.everybody,
};

/** Parts of the settings that links lead to, and that then take the focus: where accounts are linked, and the days for one's calendar. */
export const linkingId = "social";
export const linkingPath = `${paths.settings}#${linkingId}`;
export const calendarId = "calendar";
export const calendarPath = `${paths.settings}#${calendarId}`;

export type Page = keyof typeof paths;

export type SignedInPage = keyof typeof pagesFor.signedIn;

/** The page at a path, if there is one. */
export const pageAt = pageFinder<Page>(paths);

export function campaignPath(campaignId: string): string {
  return paths.campaign.replace(":id", encodeURIComponent(campaignId));
}

export function offerPath(offerId: string): string {
  return paths.offer.replace(":id?", encodeURIComponent(offerId));
}

export function dealPath(dealId: string): string {
  return paths.deal.replace(":id", encodeURIComponent(dealId));
}

export function dealTermsPath(dealId: string): string {
  return paths.dealTerms.replace(":id", encodeURIComponent(dealId));
}

export function dealSheetPath({ dealId, version }: { dealId: string; version: number }): string {
  return paths.dealSheet.replace(":id", encodeURIComponent(dealId)).replace(":version", String(version));
}

export function paymentPath(paymentId: string): string {
  return paths.payment.replace(":id", encodeURIComponent(paymentId));
}

export function statementPath(paymentId: string): string {
  return paths.paymentStatement.replace(":id", encodeURIComponent(paymentId));
}
