import type { Accounts } from "@tomoru/web-auth/accounts.ts";
import { paths } from "../../app/paths.ts";
import { useWords } from "../../shared/site.ts";

/** What the account forms need of this site. */
export const accounts: Accounts = {
  paths,
  useWords,
  loadClient: async () => (await import("./auth.queries.ts")).client,
};
