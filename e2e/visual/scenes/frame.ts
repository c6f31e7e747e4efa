import { expect } from "@playwright/test";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { paths } from "@tomoru/influencer/paths";
import { answer } from "../answer.ts";
import { longCreator } from "../fixtures/extremes.ts";
import type { Scene } from "../scene.ts";

const notFound: Scene = { name: "not-found", page: "notFound", state: "loaded", path: "/nowhere" };
const terms: Scene = { name: "terms", page: "terms", state: "loaded", path: paths.terms };
const privacy: Scene = {
  name: "privacy-policy",
  page: "privacyPolicy",
  state: "loaded",
  path: paths.privacyPolicy,
};

/** The menu's code is loaded on demand: pressed until it opens. */
const openMenu: Scene["act"] = async (page, locale) => {
  const button = page.getByRole("button", { name: { ja: "アカウントメニュー", en: "Account menu" }[locale] });
  await expect(async () => {
    if ((await page.getByRole("menu").count()) === 0) await button.click({ timeout: 5000 });
    await expect(page.getByRole("menu")).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
};

/** The frame of every page, and pages without one. */
export const frameScenes: readonly Scene[] = [
  notFound,
  { ...notFound, name: "not-found-signed-in", signedIn: true },
  terms,
  { ...terms, name: "terms-ja", path: `${paths.terms}?lang=ja` },
  privacy,
  { ...privacy, name: "privacy-policy-ja", path: `${paths.privacyPolicy}?lang=ja` },
  { ...notFound, name: "menu", state: "open", signedIn: true, sizes: ["phone"], act: openMenu },
  {
    ...notFound,
    name: "menu-long",
    state: "long",
    signedIn: true,
    sizes: ["phone"],
    answers: [answer(getProfile, longCreator)],
    act: openMenu,
  },
];
