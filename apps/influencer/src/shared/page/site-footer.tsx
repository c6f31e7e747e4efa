import { locales } from "@tomoru/contract/fields";
import { brand, copyrightYear, localeNames } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/button";
import { Segmented } from "@tomoru/ui/segmented";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language.store.ts";
import { pathTo } from "../paths.ts";
import { setTheme, themes, useTheme } from "../theme/theme.store.ts";
import styles from "./site-footer.module.css";
import { useLanguageSwitch } from "./use-language-switch.ts";

const links = ["terms", "privacyPolicy", "inquiry"] as const;

export function SiteFooter() {
  const { choice, words } = useLanguage();
  const { shell } = words;
  const theme = useTheme();
  const switchTo = useLanguageSwitch();
  const shown = links.flatMap((page) => {
    const path = pathTo(page);
    return path ? { page, path } : [];
  });
  return (
    <>
      {shown.length > 0 ? (
        <ul className={styles.links}>
          {shown.map(({ page, path }) => (
            <li key={page}>
              <TextLink render={<Link to={path} />}>{shell[page]}</TextLink>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.choices}>
        <Segmented
          legend={shell.language}
          options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
          value={choice}
          onChange={switchTo}
        />
        <Segmented
          legend={shell.theme}
          options={themes.map((value) => ({ value, label: shell.themes[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <p className={styles.copyright}>{shell.copyright(copyrightYear, brand)}</p>
    </>
  );
}
