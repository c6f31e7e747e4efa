import { paths } from "@tomoru/company/paths";
import { confirmEmail, login, register, resetPassword } from "@tomoru/contract/company/accounts";
import { readInvitation } from "@tomoru/contract/company/members";
import { fill, inTurn, seeFault, send } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import { longEmail254, typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const open = { site: "company", state: "loaded" } as const;
const email = "aoi.sato@minato-coffee.example.jp";
const draft = {
  companyName: "株式会社みなと珈琲",
  kind: "corporate",
  email,
  fullName: "佐藤 葵",
  password: "Hikari-0731",
};

const signIn: Scene = { ...open, name: "company-sign-in", page: "signIn", path: paths.signIn };
const signUp: Scene = { ...open, name: "company-sign-up", page: "signUp", path: paths.signUp };
const code: Scene = {
  ...open,
  name: "company-sign-up-code",
  page: "signUpOtp",
  path: paths.signUpOtp,
  draft,
};
const forgot: Scene = { ...open, name: "company-forgot", page: "forgotPassword", path: paths.forgotPassword };
const reset: Scene = {
  ...open,
  name: "company-reset",
  page: "passwordReset",
  path: paths.passwordReset,
  draft: { otpId: "scene", email },
};
const invitation: Scene = {
  ...open,
  name: "company-invitation",
  page: "invitation",
  path: paths.invitation.replace(":token", "scene"),
};
const confirm: Scene = {
  ...open,
  name: "company-confirm-email",
  page: "confirmEmail",
  path: `${paths.confirmEmail}?token=scene`,
};
const invited = answer(readInvitation, {
  companyName: "株式会社みなと珈琲",
  email: "mori@minato-coffee.example.jp",
  invitedBy: "佐藤 一郎",
  expiresAt: "2026-12-05T05:00:00.000Z",
});

/** Signed out nothing is fetched, but for an invitation. */
export const companyAuthScenes: readonly Scene[] = [
  signIn,
  { ...signIn, name: "company-sign-in-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...signIn,
    name: "company-sign-in-seat",
    state: "error",
    answers: [refusal(login, "noAccess", "seat")],
    act: inTurn(fill({ username: email, password: "Tomoru-2026" }), send, seeFault),
  },
  signUp,
  { ...signUp, name: "company-sign-up-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...signUp,
    name: "company-sign-up-long",
    state: "long",
    act: fill({
      companyName: typed.unbrokenJapanese.slice(0, 100),
      fullName: typed.unbroken,
      email: longEmail254,
      password: "Hikari-0731",
    }),
  },
  code,
  {
    ...code,
    name: "company-sign-up-code-wrong",
    state: "refused",
    answers: [refusal(register, "otpNotMatched")],
    act: inTurn(fill({ otp: "123456" }), send, seeFault),
  },
  forgot,
  { ...forgot, name: "company-forgot-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...open,
    name: "company-reset-code",
    page: "passwordResetOtp",
    path: paths.passwordResetOtp,
    draft: { email },
  },
  reset,
  {
    ...reset,
    name: "company-reset-expired",
    state: "error",
    answers: [refusal(resetPassword, "otpReferenceInvalid")],
    act: inTurn(fill({ password: "Hikari-0731", confirmPassword: "Hikari-0731" }), send, seeFault),
  },

  { ...invitation, answers: [invited] },
  { ...invitation, name: "company-invitation-loading", state: "loading", answers: [held(readInvitation)] },
  {
    ...invitation,
    name: "company-invitation-dead",
    state: "error",
    answers: [refusal(readInvitation, "dataNotFound")],
  },
  {
    ...invitation,
    name: "company-invitation-refused",
    state: "refused",
    answers: [invited],
    act: inTurn(send, seeFault),
  },
  {
    ...invitation,
    name: "company-invitation-long",
    state: "long",
    answers: [
      answer(readInvitation, {
        companyName: typed.unbrokenJapanese.slice(0, 100),
        email: longEmail254,
        invitedBy: typed.unbroken,
        expiresAt: "2026-12-05T05:00:00.000Z",
      }),
    ],
  },
  { ...invitation, name: "company-invited", page: "invited", signedIn: true, answers: [invited] },

  confirm,
  {
    ...confirm,
    name: "company-confirm-email-dead",
    state: "error",
    answers: [refusal(confirmEmail, "otpReferenceInvalid")],
    act: async (page, locale) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: { ja: "メールアドレスを変更する", en: "Change email" }[locale] })
        .click();
      await seeFault(page);
    },
  },
];
