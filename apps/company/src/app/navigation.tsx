import type { Words } from "@tomoru/i18n/ja/company/words";
import type { NavItem } from "@tomoru/ui/layout/shell-nav";
import {
  Gauge,
  House,
  ListChecks,
  type LucideIcon,
  Megaphone,
  ReceiptJapaneseYen,
  Search,
  Settings,
} from "lucide-react";
import { Link } from "react-router";
import { type Page, paths } from "./paths.ts";

type Entry = {
  page: Page;
  icon: LucideIcon;
  label: (words: Words) => string;
  /** Above or below the line of the menu. On a phone the first part is in the tabs, the second behind その他. */
  part: "main" | "second";
  /** In the first part, but behind その他 on a phone, whose tabs have room for five. */
  isBehindMore?: true;
  /** Other pages that belong to this entry. */
  within?: readonly Page[];
};

/** The menu in its order; a page that does not exist has no entry. */
const entries: readonly Entry[] = [
  { page: "home", icon: House, label: ({ frame }) => frame.home, part: "main" },
  {
    page: "creators",
    icon: Search,
    label: ({ search }) => search.nav,
    part: "main",
    within: ["insight", "compare"],
  },
  { page: "lists", icon: ListChecks, label: ({ lists }) => lists.nav, part: "main", within: ["list"] },
  {
    page: "campaigns",
    icon: Megaphone,
    label: ({ work }) => work.nav,
    part: "main",
    within: ["work", "newCampaign", "newConsultation", "deals", "deal", "dealTerms", "dealSheet"],
  },
  {
    page: "charges",
    icon: ReceiptJapaneseYen,
    label: ({ charges }) => charges.nav,
    part: "main",
    isBehindMore: true,
    within: ["charge", "statement", "withholding"],
  },
  {
    page: "plan",
    icon: Gauge,
    label: ({ billing }) => billing.plan.title,
    part: "second",
    within: ["cards", "invoices", "invoice"],
  },
  {
    page: "settings",
    icon: Settings,
    label: ({ settings }) => settings.title,
    part: "second",
    within: ["companyInfo", "members", "changePassword", "editEmail", "inquiry"],
  },
];

type Where = {
  here: Page | undefined;
  /** How many things wait for this company. */
  waiting: number;
  words: Words;
};

/** The menu as the shell draws it: where we are, and how much waits. */
export function navigation({
  here,
  waiting,
  words,
}: Where): Record<Entry["part"] | "tabs" | "more", NavItem[]> {
  const items = entries.map((entry) => ({ entry, item: itemOf(entry, { here, waiting, words }) }));
  const those = (isWanted: (entry: Entry) => boolean) =>
    items.filter(({ entry }) => isWanted(entry)).map(({ item }) => item);
  return {
    main: those(({ part }) => part === "main"),
    second: those(({ part }) => part === "second"),
    tabs: those(({ part, isBehindMore }) => part === "main" && !isBehindMore),
    more: those(({ part, isBehindMore }) => part === "second" || isBehindMore === true),
  };
}

function itemOf({ page, icon: Icon, label, within }: Entry, { here, waiting, words }: Where): NavItem {
  const counted = page === "home" && waiting > 0;
  return {
    key: page,
    label: label(words),
    icon: <Icon aria-hidden="true" />,
    current: here === page || (here !== undefined && (within?.includes(here) ?? false)),
    badge: counted ? waiting : undefined,
    accessibleName: counted ? words.frame.homeWaiting(waiting) : undefined,
    render: <Link to={paths[page]} />,
  };
}
