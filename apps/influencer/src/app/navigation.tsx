import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { Compass, House, Inbox, type LucideIcon, Settings, Wallet } from "lucide-react";
import { Link } from "react-router";
import { type Page, paths } from "./paths.ts";

type Entry = {
  page: Page;
  icon: LucideIcon;
  label: (words: Words["navigation"]) => string;
  /** Other pages that belong to this entry. */
  within?: readonly Page[];
};

/** The main menu in its order. */
const entries: readonly Entry[] = [
  { page: "home", icon: House, label: (words) => words.myPage },
  {
    page: "campaigns",
    icon: Compass,
    label: (words) => words.campaigns,
    within: ["campaign", "applications"],
  },
  {
    page: "offers",
    icon: Inbox,
    label: (words) => words.offers,
    within: ["offer", "deals", "deal", "dealTerms", "dealSheet"],
  },
  {
    page: "paymentHistory",
    icon: Wallet,
    label: (words) => words.payments,
    within: ["payment", "paymentStatement"],
  },
  { page: "settings", icon: Settings, label: (words) => words.settings },
];

/** A page that belongs to no other entry belongs to the settings. */
function entryOf(here: Page): Page {
  const owner = entries.find(({ page, within }) => page === here || within?.includes(here));
  return owner?.page ?? "settings";
}

type Where = {
  here: Page | undefined;
  pendingOffers: number;
  /** Deals that are the creator's turn. */
  waitingDeals: number;
  /** How often offers have arrived while the page was open. */
  arrivals: number;
  words: Words["navigation"];
};

/** The menu as the shell shows it: where we are, and how many offers and deals wait. */
export function navigation({ here, pendingOffers, waitingDeals, arrivals, words }: Where) {
  const open = here && entryOf(here);
  const waiting = pendingOffers + waitingDeals;
  const said =
    waitingDeals > 0 ? words.offersAndDeals(pendingOffers, waitingDeals) : words.offersPending(pendingOffers);
  return entries.map(({ page, icon: Icon, label }) => {
    const counted = page === "offers" && waiting > 0;
    return {
      key: page,
      label: label(words),
      icon: <Icon aria-hidden="true" />,
      current: page === open,
      badge: counted ? waiting : undefined,
      lit: arrivals,
      accessibleName: counted ? said : undefined,
      render: <Link to={paths[page]} />,
    };
  });
}
