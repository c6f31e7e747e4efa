/** The addresses of the creator's app. The server answers 404 for any other; the router renders these. */
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

/** An address that is a page, and what it names: `{ page: "offer", params: { id } }`. */
export type Match = { readonly page: Page; readonly params: Readonly<Record<string, string>> };

const patterns = Object.entries(pages).map(
  ([page, path]) => [page as Page, new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`)] as const,
);

/** What is left of an offer's address where a mail program has cut the link: no offer has this one. */
const offerCut = /^\/offer\/?$/;

/** The page at a path, if there is one. `/offer/{anything}` is one, and so is `/offer`: the screen says when there is no such offer. */
export function pageAt(path: string): Match | undefined {
  for (const [page, pattern] of patterns) {
    const found = pattern.exec(path);
    if (found) return { page, params: decoded(found.groups ?? {}) };
  }
  return offerCut.test(path) ? { page: "offer", params: { id: "" } } : undefined;
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodedOrAsIs(value)]));
}

/** An escape that is none names nothing that exists; it must not break the page that says so. */
function decodedOrAsIs(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
