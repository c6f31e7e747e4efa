import { pages } from "@tomoru/contract/pages";
import { getProfile } from "@tomoru/contract/profile";
import { answer } from "../answer.ts";
import { longCreator } from "../made-up/extremes.ts";
import type { Scene } from "../scene.ts";

const notFound: Scene = { name: "not-found", page: "notFound", state: "loaded", path: "/nowhere" };
const terms: Scene = { name: "terms", page: "terms", state: "loaded", path: pages.terms };
const privacy: Scene = {
  name: "privacy-policy",
  page: "privacyPolicy",
  state: "loaded",
  path: pages.privacyPolicy,
};

const openMenu: Scene["act"] = async (page, locale) => {
  await page.getByRole("button", { name: { ja: "アカウントメニュー", en: "Account menu" }[locale] }).click();
  await page.getByRole("menu").waitFor();
};

/** What stands around every page, and the pages that stand alone. */
export const frameScenes: readonly Scene[] = [
  notFound,
  { ...notFound, name: "not-found-signed-in", signedIn: true },
  terms,
  { ...terms, name: "terms-ja", path: `${pages.terms}?lang=ja` },
  privacy,
  { ...privacy, name: "privacy-policy-ja", path: `${pages.privacyPolicy}?lang=ja` },
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
