import { type Page, pages } from "@tomoru/contract/pages";
import type { Words } from "@tomoru/i18n/ja";
import { House, Inbox, type LucideIcon, Settings, Wallet } from "lucide-react";
import { Link, matchPath } from "react-router";

type Entry = {
  page: Page;
  icon: LucideIcon;
  label: (shell: Words["shell"]) => string;
  /** Other addresses that belong to this entry. */
  within?: readonly string[];
};

/** The main menu in its order. */
const entries: readonly Entry[] = [
  { page: "home", icon: House, label: (shell) => shell.myPage },
  { page: "offers", icon: Inbox, label: (shell) => shell.offers, within: [pages.offer] },
  { page: "paymentHistory", icon: Wallet, label: (shell) => shell.payments },
  {
    page: "settings",
    icon: Settings,
    label: (shell) => shell.settings,
    within: ["/settings/*", pages.account, pages.bankAccount],
  },
];

type Where = { pathname: string; pendingOffers: number; shell: Words["shell"] };

/** The menu as the shell draws it: where we are, and how many offers wait. */
export function navigation({ pathname, pendingOffers, shell }: Where) {
  return entries.map(({ page, icon: Icon, label, within }) => {
    const counted = page === "offers" && pendingOffers > 0;
    return {
      key: page,
      label: label(shell),
      icon: <Icon aria-hidden="true" />,
      current: [pages[page], ...(within ?? [])].some((pattern) => matchPath(pattern, pathname)),
      badge: counted ? pendingOffers : undefined,
      accessibleName: counted ? shell.offersPending(pendingOffers) : undefined,
      render: <Link to={pages[page]} />,
    };
  });
}
