/** The pages and their addresses, by whom they are for (docs/product/company-site.md). */
export const pagesFor = {
  signedIn: {
    home: "/company",
    creators: "/company/creators",
    insight: "/company/creators/:id",
    compare: "/company/compare",
    lists: "/company/lists",
    list: "/company/lists/:id",
    deals: "/company/deals",
    deal: "/company/deals/:id",
    dealTerms: "/company/deals/:id/terms",
    dealSheet: "/company/deals/:id/sheet/:version",
    charges: "/company/charges",
    charge: "/company/charges/:id",
    statement: "/company/statement/:paymentId",
    withholding: "/company/withholding",
    newConsultation: "/company/consultation/new",
    campaigns: "/company/campaigns",
    work: "/company/campaigns/:id",
    newCampaign: "/company/campaign/new",
    plan: "/company/plan",
    cards: "/company/plan/cards",
    invoices: "/company/plan/invoices",
    invoice: "/company/plan/invoices/:id",
    settings: "/company/settings",
    companyInfo: "/company/settings/company",
    members: "/company/settings/members",
    changePassword: "/company/settings/change-password",
    editEmail: "/company/settings/edit-email",
    inquiry: "/company/inquiry",
    // For somebody who opens an invitation while signed in with another account.
    invited: "/company/invitation/:token",
  },
  signedOut: {
    // Has the address of home, for visitors.
    front: "/company",
    // The search as visitors see it.
    visitorCreators: "/company/creators",
    signIn: "/company/sign_in",
    signUp: "/company/sign_up",
    signUpOtp: "/company/signup/otp",
    forgotPassword: "/company/forgot-password",
    passwordResetOtp: "/company/password/reset/otp",
    passwordReset: "/company/password/reset",
    // Joining signs the new member in.
    invitation: "/company/invitation/:token",
  },
  anybody: {
    pricing: "/company/pricing",
    terms: "/company/terms",
    privacyPolicy: "/company/privacy-policy",
    commerce: "/company/commerce",
    confirmEmail: "/company/email/confirm",
  },
  everybody: {},
} as const;

/** The addresses of the site. The server answers 404 for any other below `/company`; the router renders these. */
export const paths = {
  ...pagesFor.signedIn,
  ...pagesFor.signedOut,
  ...pagesFor.anybody,
  ...pagesFor.everybody,
};

export type Page = keyof typeof paths;

type OneAccount = { creatorId: string; platform: string };

export function insightPath({ creatorId, platform }: OneAccount): string {
  return `${paths.insight.replace(":id", encodeURIComponent(creatorId))}?platform=${platform}`;
}

export function comparePath({ ids, platform }: { ids: readonly string[]; platform: string }): string {
  return `${paths.compare}?platform=${platform}&ids=${ids.join(",")}`;
}

export function listPath(listId: string): string {
  return paths.list.replace(":id", encodeURIComponent(listId));
}

/** The form that asks everybody of a list. */
export function consultListPath(listId: string): string {
  return `${paths.newConsultation}?list=${encodeURIComponent(listId)}`;
}

export function consultCreatorPath({ creatorId, platform }: OneAccount): string {
  return `${paths.newConsultation}?creator=${creatorId}&platform=${platform}`;
}

/** The board of a consultation or an open campaign. */
export function workPath(id: string): string {
  return paths.work.replace(":id", encodeURIComponent(id));
}

export function invoicePath(invoiceId: string): string {
  return paths.invoice.replace(":id", encodeURIComponent(invoiceId));
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

export function chargePath(chargeId: string): string {
  return paths.charge.replace(":id", encodeURIComponent(chargeId));
}

export function statementPath(paymentId: string): string {
  return paths.statement.replace(":paymentId", encodeURIComponent(paymentId));
}
