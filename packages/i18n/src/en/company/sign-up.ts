import type { CompanySignUpWords } from "../../ja/company/sign-up.ts";

export const companySignUp: CompanySignUpWords = {
  companyName: "Company name",
  companyNameHint: "Example: Minato Coffee K.K.",
  kind: "Kind",
  kinds: {
    corporate: { label: "Company", note: "Has its own products or services featured" },
    agency: { label: "Agency", note: "Works for clients" },
  },
  chooseKind: "Choose a kind",
  beside: {
    title: "Signing up is free",
    free: "No card needed. You can stay on the Free plan.",
    verified: "Once your company is checked, creators see it as verified.",
    people: "Whoever signs up is the owner. From Standard on, the owner can invite colleagues.",
  },
};
