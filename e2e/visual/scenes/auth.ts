import { login, register, resetPassword, verifyPasswordCode } from "@tomoru/contract/influencer/accounts";
import { paths } from "@tomoru/influencer/paths";
import { fill, inTurn, seeFault, send } from "../act.ts";
import { refusal } from "../answer.ts";
import { longEmail254, typed } from "../fixtures/extremes.ts";
import type { Scene } from "../scene.ts";

const signUpDraft = { email: "aoi.sato@example.jp", fullName: "佐藤 葵", password: "Hikari-0731" };

const signIn: Scene = { name: "sign-in", page: "signIn", state: "loaded", path: paths.signIn };
const signUp: Scene = { name: "sign-up", page: "signUp", state: "loaded", path: paths.signUp };
const forgot: Scene = { name: "forgot", page: "forgotPassword", state: "loaded", path: paths.forgotPassword };
const resetCode: Scene = {
  name: "reset-code",
  page: "passwordResetOtp",
  state: "loaded",
  path: paths.passwordResetOtp,
  draft: { email: "aoi.sato@example.jp" },
};
const reset: Scene = {
  name: "reset",
  page: "passwordReset",
  state: "loaded",
  path: paths.passwordReset,
  draft: { otpId: "scene", email: "aoi.sato@example.jp" },
};
const signUpCode: Scene = {
  name: "sign-up-code",
  page: "signUpOtp",
  state: "loaded",
  path: paths.signUpOtp,
  draft: signUpDraft,
};

/** Signed out nothing is fetched: there are no loading and empty states. */
export const authScenes: readonly Scene[] = [
  signIn,
  { ...signIn, name: "sign-in-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...signIn,
    name: "sign-in-locked",
    state: "refused",
    answers: [refusal(login, "signInLocked")],
    act: inTurn(fill({ username: "hanako@example.jp", password: "Tomoru-Test-1" }), send, seeFault),
  },
  {
    ...signIn,
    name: "sign-in-wrong",
    state: "error",
    answers: [refusal(login, "passwordNotMatched")],
    act: inTurn(fill({ username: "hanako@example.jp", password: "Wrong-0000" }), send, seeFault),
  },
  signUp,
  { ...signUp, name: "sign-up-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...signUp,
    name: "sign-up-long",
    state: "long",
    act: fill({ fullName: typed.unbroken, email: longEmail254, password: "Hikari-0731" }),
  },
  signUpCode,
  {
    ...signUpCode,
    name: "sign-up-code-wrong",
    state: "refused",
    answers: [refusal(register, "otpNotMatched")],
    act: inTurn(fill({ otp: "123456" }), send, seeFault),
  },
  {
    ...signUpCode,
    name: "sign-up-code-long",
    state: "long",
    draft: { ...signUpDraft, email: longEmail254 },
  },
  forgot,
  { ...forgot, name: "forgot-refused", state: "refused", act: inTurn(send, seeFault) },
  resetCode,
  {
    ...resetCode,
    name: "reset-code-wrong",
    state: "refused",
    answers: [refusal(verifyPasswordCode, "otpNotMatched")],
    act: inTurn(fill({ otp: "123456" }), send, seeFault),
  },
  reset,
  { ...reset, name: "reset-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...reset,
    name: "reset-expired",
    state: "error",
    answers: [refusal(resetPassword, "otpReferenceInvalid")],
    act: inTurn(fill({ password: "Hikari-0731", confirmPassword: "Hikari-0731" }), send, seeFault),
  },
];
