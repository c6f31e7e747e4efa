import { locales } from "@tomoru/contract/fields";
import { logout } from "@tomoru/contract/influencer/session";
import { localeNames } from "@tomoru/i18n/brand";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { useLanguageSwitch } from "@tomoru/web/page/use-language-switch.ts";
import { useSignOut } from "@tomoru/web-auth/sign-in/use-sign-out.ts";
import { CircleQuestionMark, FileText, Languages, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { Suspense, startTransition, useEffect, useState } from "react";
import { Link } from "react-router";
import { useLanguage, useSession } from "../../shared/site.ts";
import { paths } from "../paths.ts";

const Menu = lazyOverlay(async () => (await import("@tomoru/ui/overlays/menu")).Menu);

const links = [
  { page: "account", Icon: UserRound },
  { page: "terms", Icon: FileText },
  { page: "privacyPolicy", Icon: ShieldCheck },
  { page: "inquiry", Icon: CircleQuestionMark },
] as const;

/** On a phone the foot of the sidebar and the footer's links live here: a list without end hides the footer. */
export function AccountMenu() {
  const { locale, words } = useLanguage();
  const { navigation, shell } = words;
  const { currentUser } = useSession();
  const { signOut } = useSignOut(logout);
  const switchTo = useLanguageSwitch();
  const icon = <UserRound size={22} aria-hidden="true" />;
  const label = currentUser ? `${shell.accountMenu} ${currentUser.fullName}` : shell.accountMenu;
  const pageItems = links.map(({ page, Icon }) => ({
    key: page,
    label: page === "account" ? navigation.account : shell[page],
    icon: <Icon size={20} aria-hidden="true" />,
    render: <Link to={paths[page]} />,
  }));
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
    label: shell.logOut,
    icon: <LogOut size={20} aria-hidden="true" />,
    onSelect: signOut,
  };
  // A press on what stands in for the menu is not lost: the menu comes open.
  const [pressed, setPressed] = useState(false);
  const button = <IconButton label={label} icon={icon} onClick={() => setPressed(true)} />;
  // Fetched after hydration: the markup that is hydrated has the button alone.
  const [stands, setStands] = useState(false);
  useEffect(() => startTransition(() => setStands(true)), []);
  if (!stands) return button;
  return (
    <Suspense fallback={button}>
      <Menu label={label} icon={icon} items={[...pageItems, ...languageItems, leave]} startsOpen={pressed} />
    </Suspense>
  );
}
