import { appDescription, brand } from "@tomoru/i18n/brand";
import { words as en } from "@tomoru/i18n/en/company/words";
import { words as ja } from "@tomoru/i18n/ja/company/words";
import { appManifest } from "@tomoru/rendering/build/app-manifest.ts";
import { paths } from "../src/app/paths.ts";

export const installedApp = appManifest({
  home: paths.home,
  scope: paths.home,
  name: { ja: `${brand} ${ja.frame.forCompanies}`, en: `${brand} ${en.frame.forCompanies}` },
  description: appDescription.company,
  shortcuts: [
    { name: { ja: ja.search.nav, en: en.search.nav }, url: paths.creators },
    { name: { ja: ja.work.nav, en: en.work.nav }, url: paths.campaigns },
  ],
});
