import type { Words } from "@tomoru/i18n/ja/operator/words";
import type { NavItem } from "@tomoru/ui/layout/shell-nav";
import { Building2, Inbox, type LucideIcon, Mail } from "lucide-react";
import { Link } from "react-router";
import { type Page, paths } from "../../app/paths.ts";

type Entry = {
  page: Page;
  icon: LucideIcon;
  label: (words: Words) => string;
  /** Pages that belong to it. */
  within?: readonly Page[];
};

const entries: readonly Entry[] = [
  { page: "home", icon: Inbox, label: ({ frame }) => frame.home },
  { page: "companies", icon: Building2, label: ({ frame }) => frame.companies, within: ["company"] },
  { page: "inquiries", icon: Mail, label: ({ frame }) => frame.inquiries },
];

export function navigation({ here, words }: { here: Page | undefined; words: Words }): NavItem[] {
  return entries.map(({ page, icon: Icon, label, within = [] }) => ({
    key: page,
    label: label(words),
    icon: <Icon aria-hidden="true" />,
    current: here !== undefined && (here === page || within.includes(here)),
    render: <Link to={paths[page]} />,
  }));
}
