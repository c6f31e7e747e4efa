/** The pages and their addresses. All are open to look at; what they show wants the token. */
export const pagesFor = {
  signedIn: {},
  signedOut: {},
  anybody: {
    home: "/operator",
    companies: "/operator/companies",
    company: "/operator/companies/:id",
    creators: "/operator/creators",
    creator: "/operator/creators/:id",
    inquiries: "/operator/inquiries",
    notices: "/operator/notices",
    deals: "/operator/deals",
    deal: "/operator/deals/:id",
    payouts: "/operator/payouts",
    payoutRun: "/operator/payouts/:id",
    ledger: "/operator/ledger",
    audit: "/operator/audit",
  },
  everybody: {},
} as const;

export const paths = pagesFor.anybody;

export type Page = keyof typeof paths;

export const companyPath = (companyId: string) => paths.company.replace(":id", encodeURIComponent(companyId));
/** By either id: the back office's number, or the one that companies know. */
export const creatorPath = (creatorId: string) => paths.creator.replace(":id", encodeURIComponent(creatorId));
export const dealPath = (dealId: string) => paths.deal.replace(":id", encodeURIComponent(dealId));
export const payoutRunPath = (runId: string) => paths.payoutRun.replace(":id", encodeURIComponent(runId));
export const dealsOfPath = (companyId: string) => `${paths.deals}?company=${encodeURIComponent(companyId)}`;
export const creatorsDealsPath = (creatorId: string) =>
  `${paths.deals}?creator=${encodeURIComponent(creatorId)}`;
