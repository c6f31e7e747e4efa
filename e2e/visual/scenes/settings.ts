import { expect } from "@playwright/test";
import { getHome } from "@tomoru/contract/influencer/home";
import { listPayments } from "@tomoru/contract/influencer/payments";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { completeOauth, listSocialAccounts } from "@tomoru/contract/influencer/social";
import { paths } from "@tomoru/influencer/paths";
import { open } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longAccount, longCreator, longHome } from "../fixtures/extremes.ts";
import { failedPayments, newHome, noPayments } from "../fixtures/money.ts";
import type { Scene } from "../scene.ts";

const settings: Scene = {
  name: "settings",
  page: "settings",
  state: "loaded",
  path: paths.settings,
  signedIn: true,
};
const unlink = { ja: "Instagramの連携を解除する", en: "Disconnect Instagram" };
const wayHome = { ja: "マイページへ", en: "Back to home" };
const deleteAccount = { ja: "アカウントの削除", en: "Delete Account" };

const callback: Scene = {
  name: "callback",
  page: "socialCallback",
  state: "loaded",
  path: "/instagram/callback?code=1&state=1",
  signedIn: true,
  answers: [held(completeOauth)],
};

export const settingsScenes: readonly Scene[] = [
  settings,
  {
    ...settings,
    name: "settings-loading",
    state: "loading",
    answers: [held(listSocialAccounts), held(getHome)],
  },
  {
    ...settings,
    name: "settings-error",
    answers: [refusal(listSocialAccounts, "unexpected"), refusal(getHome, "unexpected")],
  },
  {
    ...settings,
    name: "settings-unlinked",
    state: "empty",
    answers: [
      answer(listSocialAccounts, { accounts: [], available: ["instagram", "youtube"] }),
      answer(getHome, newHome),
    ],
  },
  {
    ...settings,
    name: "settings-long",
    state: "long",
    answers: [
      answer(listSocialAccounts, {
        accounts: [longAccount, { ...longAccount, platform: "youtube", isSandbox: true }],
        available: ["instagram", "tiktok", "youtube"],
      }),
      answer(getHome, longHome),
      answer(getProfile, longCreator),
    ],
  },
  { ...settings, name: "settings-unlink", state: "open", act: open(unlink) },
  {
    ...settings,
    name: "settings-delete",
    state: "open",
    answers: [answer(listPayments, failedPayments)],
    act: open(deleteAccount),
  },
  {
    ...settings,
    name: "settings-delete-nothing-due",
    state: "open",
    answers: [answer(listPayments, noPayments)],
    act: open(deleteAccount),
  },
  callback,
  {
    ...callback,
    name: "callback-slow",
    // More than the patience of the page, so that it offers the way home.
    act: async (page, locale) => {
      await page.clock.fastForward(8000);
      await expect(page.getByRole("link", { name: wayHome[locale] })).toBeVisible();
    },
  },
];
