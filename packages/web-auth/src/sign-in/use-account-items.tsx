import type { Endpoint } from "@tomoru/contract/endpoint";
import { locales } from "@tomoru/contract/fields";
import { localeNames } from "@tomoru/i18n/brand";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import { useLanguage } from "@tomoru/web/i18n/language.store.ts";
import { useLanguageSwitch } from "@tomoru/web/page/use-language-switch.ts";
import { Languages, LogOut } from "lucide-react";
import { useSignOut } from "./use-sign-out.ts";

/** The last rows of an account menu: the other languages, and the way out by `logout` of this side. */
export function useAccountItems(logout: Endpoint): MenuItem[] {
  const { locale, words } = useLanguage();
  const { signOut } = useSignOut(logout);
  const switchTo = useLanguageSwitch();
  const languageItems = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      key: other,
      label: localeNames[other],
      icon: <Languages size={20} aria-hidden="true" />,
      onSelect: () => switchTo(other),
    }));
  const leave = {
    key: "logOut",
    label: words.shell.logOut,
    icon: <LogOut size={20} aria-hidden="true" />,
    onSelect: signOut,
  };
  return [...languageItems, leave];
}
