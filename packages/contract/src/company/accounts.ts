import { accountEndpoints } from "../accounts/account-endpoints.ts";
import { emailLinkEndpoints } from "../accounts/email-link.ts";
import { CurrentPassword } from "../fields.ts";
import { CompanySignUpCompletion } from "./sign-up.ts";

const tags = { auth: "Company auth", account: "Company profile" };

export const {
  login,
  verifySignUpEmail,
  register,
  requestPasswordCode,
  verifyPasswordCode,
  resetPassword,
  updatePassword,
} = accountEndpoints("company", {
  tags,
  signIn: { password: CurrentPassword, codes: ["noAccess"] },
  signUp: {
    body: CompanySignUpCompletion,
    codes: ["nameRequired", "dataInvalid", "fieldRequired", "termsNotAccepted"],
  },
});

export const { requestEmailLink, confirmEmail } = emailLinkEndpoints("company", { tags });
