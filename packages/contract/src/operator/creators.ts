import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { coded, Email, FullName, text } from "../fields.ts";
import { residencies, taxEntities } from "../influencer/tax.ts";
import { limits } from "../limits.ts";
import { OperatorHeaders } from "./companies.ts";

const params = z.object({ email: Email });
const evidence = text({ max: limits.operatorReasonMaxLength, lines: "many" });
const yes = z.literal(true, { error: coded("fieldRequired") });
const codes = [
  "emailUnknown",
  "emailRequired",
  "emailInvalid",
  "dataInvalid",
  "fieldRequired",
  "nameRequired",
] as const;

export const setGuardianConsent = defineEndpoint({
  name: "setGuardianConsent",
  summary: "Record that a guardian of a creator under 18 consents to deals.",
  method: "PUT",
  path: "/operator/influencers/{email}/guardian",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params,
  body: z.object({ isConsented: yes, guardianName: FullName, evidence }),
  result: z.object({ email: z.string(), isConsented: z.literal(true) }),
  codes,
});

export const confirmTaxProfile = defineEndpoint({
  name: "confirmTaxProfile",
  summary: "Say that a tax profile was checked: what lets a creator who lives abroad make contracts.",
  method: "PUT",
  path: "/operator/influencers/{email}/tax",
  access: "operator",
  tag: "Operator",
  headers: OperatorHeaders,
  params,
  body: z.object({
    residency: z.enum(residencies, { error: coded("fieldRequired") }),
    entity: z.enum(taxEntities, { error: coded("fieldRequired") }),
    isConfirmed: yes,
    evidence,
  }),
  result: z.object({ email: z.string(), isConfirmed: z.literal(true) }),
  codes: [...codes, "dataNotFound"],
});
