import type { Words } from "@tomoru/i18n/ja/operator/words";
import type { NavItem } from "@tomoru/ui/layout/shell-nav";
import {
  BookOpenCheck,
  Building2,
  Handshake,
  Inbox,
  Landmark,
  type LucideIcon,
  Mail,
  ScrollText,
  Users,
} from "lucide-react";
import { Link } from "react-router";
import { type Page, paths } from "../../app/paths.ts";

type Entry = {
  page: Page;
  icon: LucideIcon;
  label: (words: Words) => string;
  /** Below the line of the sidebar, and behind the last tab of a phone. */
  isSecond?: true;
  /** Pages that belong to it. */
  within?: readonly Page[];
};

const entries: readonly Entry[] = [
  { page: "home", icon: Inbox, label: ({ frame }) => frame.home, within: ["notices"] },
  { page: "inquiries", icon: Mail, label: ({ frame }) => frame.inquiries },
  { page: "deals", icon: Handshake, label: ({ deals }) => deals.name, within: ["deal"] },
  { page: "payouts", icon: Landmark, label: ({ payouts }) => payouts.name, within: ["payoutRun"] },
  {
    page: "creators",
    icon: Users,
    label: ({ creators }) => creators.name,
    isSecond: true,
    within: ["creator"],
  },
  {
    page: "companies",
    icon: Building2,
    label: ({ frame }) => frame.companies,
    isSecond: true,
    within: ["company"],
  },
  { page: "ledger", icon: BookOpenCheck, label: ({ ledger }) => ledger.name, isSecond: true },
  { page: "audit", icon: ScrollText, label: ({ audit }) => audit.name, isSecond: true },
];

type Where = { here: Page | undefined; words: Words };

export function navigation(where: Where): { main: NavItem[]; second: NavItem[] } {
  const itemsOf = (part: readonly Entry[]) => part.map((entry) => itemOf(entry, where));
  return {
    main: itemsOf(entries.filter(({ isSecond }) => !isSecond)),
    second: itemsOf(entries.filter(({ isSecond }) => isSecond)),
  };
}

function itemOf({ page, icon: Icon, label, within = [] }: Entry, { here, words }: Where): NavItem {
  return {
    key: page,
    label: label(words),
    icon: <Icon aria-hidden="true" />,
    current: here !== undefined && (here === page || within.includes(here)),
    render: <Link to={paths[page]} />,
  };
}
