import type { AccessReason } from "@tomoru/contract/codes";
import type { codes } from "./codes.ts";
import type { common } from "./common.ts";
import type { forms } from "./forms.ts";
import type { shell } from "./shell.ts";

/** The words of every site. */
export type CommonWords = {
  /** On sites where access may be refused for one of these reasons. */
  accessReasons?: Record<AccessReason, string>;
  codes: typeof codes;
  common: typeof common;
  forms: typeof forms;
  shell: typeof shell;
};
