import { limits } from "@tomoru/contract/limits";
import type { Accounts } from "@tomoru/web-auth/accounts.ts";
import { paths } from "../../app/paths.ts";
import { SignedOutFrame } from "../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../shared/site.ts";

/** What the account forms need of this site. */
export const accounts: Accounts = {
  paths: { ...paths, contact: paths.commerce },
  Frame: SignedOutFrame,
  useWords,
  resendSeconds: limits.companyOtpResendSeconds,
  loadClient: async () => (await import("./auth.queries.ts")).client,
};
