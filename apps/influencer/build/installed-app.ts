import { appDescription, brand } from "@tomoru/i18n/brand";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { appManifest } from "@tomoru/rendering/build/app-manifest.ts";
import { type Page, paths } from "../src/app/paths.ts";

export const installedApp = appManifest({
  home: paths.home,
  scope: "/",
  name: { ja: brand, en: brand },
  description: appDescription.influencer,
  shortcuts: [shortcut("offers", "offers"), shortcut("paymentHistory", "payments")],
});

function shortcut(page: Page, label: "offers" | "payments") {
  return { name: { ja: ja.navigation[label], en: en.navigation[label] }, url: paths[page] };
}
