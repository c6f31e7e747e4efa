import { accountEndpoints } from "../accounts/account-endpoints.ts";
import { emailChangeEndpoints } from "../accounts/email-change.ts";
import { SignInPassword } from "../fields.ts";
import { SignUpCompletion } from "./sign-up.ts";

export const {
  login,
  verifySignUpEmail,
  register,
  requestPasswordCode,
  verifyPasswordCode,
  resetPassword,
  updatePassword,
} = accountEndpoints("influencer", {
  tags: { auth: "Auth", account: "Profile" },
  signIn: { password: SignInPassword, codes: [] },
  signUp: { body: SignUpCompletion, codes: ["nameRequired", "fieldRequired"] },
});

export const { requestEmailUpdate, updateEmail } = emailChangeEndpoints("influencer", { tag: "Profile" });
