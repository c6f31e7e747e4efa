import type { AccessReason } from "@tomoru/contract/codes";
import type { codes } from "./codes.ts";
import type { common } from "./common.ts";
import type { forms } from "./forms.ts";
import type { shell } from "./shell.ts";

/** What every site says, whoever it is for. */
export type CommonWords = {
  /** Where a refused access may be a matter of one of these. */
  accessReasons?: Record<AccessReason, string>;
  codes: typeof codes;
  common: typeof common;
  forms: typeof forms;
  shell: typeof shell;
};
