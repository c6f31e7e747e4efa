/** The addresses of the creator's app (product.md 2). The server answers 404 for any other; the router draws these. */
export const pages = {
  home: "/",
  offers: "/offers",
  offer: "/offer/:id",
  signIn: "/sign_in",
  signUp: "/sign_up",
  signUpOtp: "/signup/otp",
  forgotPassword: "/forgot-password",
  passwordResetOtp: "/password/reset/otp",
  passwordReset: "/password/reset",
  account: "/account",
  bankAccount: "/bank-account",
  paymentHistory: "/payment-history",
  settings: "/settings",
  changePassword: "/settings/change-password",
  editEmail: "/settings/edit-email",
  editEmailOtp: "/settings/edit-email/otp",
  cancellation: "/cancellation",
  inquiry: "/inquiry",
  terms: "/influencers/terms",
  privacyPolicy: "/influencers/privacy-policy",
  socialCallback: "/:platform/callback",
} as const;

export type Page = keyof typeof pages;

/** Whether a path is a page. `/offer/{anything}` is one: the screen says when there is no such offer. */
export function isPage(path: string): boolean {
  return Object.values(pages).some((page) => pattern(page).test(path));
}

function pattern(page: string): RegExp {
  return new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/?$`);
}
