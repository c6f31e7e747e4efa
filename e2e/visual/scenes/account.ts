import { updateEmail, updatePassword } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { paths } from "@tomoru/influencer/paths";
import { fill, inTurn, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { newcomer } from "../fixtures/creator.ts";
import { longCreator, longEmail254 } from "../fixtures/extremes.ts";
import type { Scene } from "../scene.ts";

const account: Scene = {
  name: "account",
  page: "account",
  state: "loaded",
  path: paths.account,
  signedIn: true,
};
const password: Scene = {
  name: "change-password",
  page: "changePassword",
  state: "loaded",
  path: paths.changePassword,
  signedIn: true,
};
const email: Scene = {
  name: "edit-email",
  page: "editEmail",
  state: "loaded",
  path: paths.editEmail,
  signedIn: true,
};
const emailCode: Scene = {
  name: "edit-email-code",
  page: "editEmailOtp",
  state: "loaded",
  path: paths.editEmailOtp,
  signedIn: true,
  draft: { newEmail: "hana@example.jp" },
};

export const accountScenes: readonly Scene[] = [
  account,
  { ...account, name: "account-loading", state: "loading", answers: [held(getProfile)] },
  { ...account, name: "account-error", state: "error", answers: [refusal(getProfile, "unexpected")] },
  { ...account, name: "account-new", state: "empty", answers: [answer(getProfile, newcomer)] },
  {
    ...account,
    name: "account-refused",
    state: "refused",
    answers: [answer(getProfile, newcomer)],
    act: inTurn(fill({ fullName: "" }), send, seeFault),
  },
  { ...account, name: "account-long", state: "long", answers: [answer(getProfile, longCreator)] },
  {
    ...account,
    name: "account-leave",
    state: "open",
    act: inTurn(fill({ creatorName: "hana2" }), async (page) => {
      await page.getByRole("link", { name: "Tomoru" }).first().click();
      await page.getByRole("alertdialog").waitFor();
    }),
  },

  password,
  { ...password, name: "change-password-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...password,
    name: "change-password-error",
    state: "error",
    answers: [refusal(updatePassword, "passwordNotMatched")],
    act: inTurn(
      fill({ currentPassword: "Wrong-0000", newPassword: "Hikari-0731", confirmPassword: "Hikari-0731" }),
      send,
      seeFault,
    ),
  },

  email,
  { ...email, name: "edit-email-loading", state: "loading", answers: [held(getProfile)] },
  { ...email, name: "edit-email-error", state: "error", answers: [refusal(getProfile, "unexpected")] },
  { ...email, name: "edit-email-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...email,
    name: "edit-email-long",
    state: "long",
    answers: [answer(getProfile, longCreator)],
    act: fill({ newEmail: longEmail254, confirmEmail: longEmail254 }),
  },
  emailCode,
  {
    ...emailCode,
    name: "edit-email-code-wrong",
    state: "refused",
    answers: [refusal(updateEmail, "otpNotMatched")],
    act: inTurn(fill({ otp: "123456" }), send, seeFault),
  },
];
