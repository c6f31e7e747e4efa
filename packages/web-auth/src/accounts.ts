import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";
import { NetworkFailure } from "@tomoru/web/api/failure.ts";
import type { ComponentType, ReactNode } from "react";
import type { AccountClient } from "./account-client.ts";

/** Where the account pages of a site are. */
export type AccountPaths = Readonly<
  Record<
    | "home"
    | "signIn"
    | "signUp"
    | "signUpOtp"
    | "forgotPassword"
    | "passwordResetOtp"
    | "passwordReset"
    | "settings"
    | "terms"
    | "privacyPolicy",
    string
  >
> & {
  /** The page where somebody who cannot sign in can write to us, if there is one. */
  readonly contact?: string;
};

/** What a site hands to the account forms. */
export type Accounts = {
  readonly paths: AccountPaths;
  /** What stands around a signed-out page. `below`: under the form; `aside`: beside it on a desk. */
  readonly Frame: ComponentType<{ children: ReactNode; below?: ReactNode; aside?: ReactNode }>;
  /** The site's own hook. */
  readonly useWords: () => AccountWords;
  /** Until another code may be asked for. */
  readonly resendSeconds: number;
  /** Loads the calls of this side, which no form needs before somebody starts to fill it in. */
  readonly loadClient: () => Promise<AccountClient>;
};

/** Loads the calls; a failure to load counts as a failure of the network. */
export function clientOf({ loadClient }: Accounts): Promise<AccountClient> {
  return loadClient().catch((cause: unknown) => {
    throw new NetworkFailure("Nothing to send with", { cause });
  });
}
