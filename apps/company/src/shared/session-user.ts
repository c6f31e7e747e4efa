import { memberRoles } from "@tomoru/contract/accounts/member-role";
import { LocaleField } from "@tomoru/contract/values";
import { z } from "zod/mini";

/** Who is signed in, as this device keeps them: the bars greet them before anything was read. */
export const SessionUser = z.object({
  email: z.string(),
  fullName: z.string(),
  role: z.enum(memberRoles),
  locale: LocaleField,
  companyName: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;
