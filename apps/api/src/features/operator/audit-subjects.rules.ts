import type { AuditSubject } from "@tomoru/contract/operator/audit";

/** What the id means that an act keeps; the deal of one stands beside it. */
const kinds: Readonly<Record<string, Exclude<AuditSubject["kind"], "deal">>> = {
  getCompany: "company",
  setCompanyStatus: "company",
  setCompanyVerification: "company",
  setCompanyOwner: "company",
  holdCompanyMessages: "company",
  answerCompanyInquiry: "company",
  seeCompanyNotice: "company",
  grantPlan: "company",
  settleCompany: "company",
  payOutBalance: "company",
  answerInquiry: "creator",
  setInfluencerStatus: "creator",
  getOperatorCreator: "creator",
  setGuardianConsent: "creator",
  confirmTaxProfile: "creator",
  setPayoutAccount: "creator",
  makePayoutRun: "run",
  makePayoutFiles: "run",
  downloadPayoutFile: "run",
  settlePayoutRun: "run",
  importPayoutResults: "run",
};

export const subjectKindOf = (call: string) => kinds[call];
