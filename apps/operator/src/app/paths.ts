/** The pages and their addresses. All are open to look at; what they show wants the token. */
export const pagesFor = {
  signedIn: {},
  signedOut: {},
  anybody: {
    home: "/operator",
    companies: "/operator/companies",
    company: "/operator/companies/:id",
    inquiries: "/operator/inquiries",
  },
  everybody: {},
} as const;

export const paths = pagesFor.anybody;

export type Page = keyof typeof paths;

export const companyPath = (companyId: string) => paths.company.replace(":id", encodeURIComponent(companyId));
