import { auth } from "../accounts/auth.ts";
import { passwords } from "../accounts/passwords.ts";
import { accessReasons } from "../common/access-reasons.ts";
import { codes } from "../common/codes.ts";
import { common } from "../common/common.ts";
import { forms } from "../common/forms.ts";
import { legal } from "../common/legal.ts";
import { shell } from "../common/shell.ts";
import { emailLink } from "./email-link.ts";
import { frame } from "./frame.ts";
import { front } from "./front.ts";
import { invitation } from "./invitation.ts";
import { plans } from "./plans.ts";
import { pricing } from "./pricing.ts";
import { search } from "./search.ts";
import { companySignUp } from "./sign-up.ts";

/** Signed-out pages, and what every page has. */
export const signedOut = {
  accessReasons,
  auth,
  codes,
  common,
  companySignUp,
  emailLink,
  forms,
  frame,
  front,
  invitation,
  legal,
  passwords,
  plans,
  pricing,
  search,
  shell,
};
