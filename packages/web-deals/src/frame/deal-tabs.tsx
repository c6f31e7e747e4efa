import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { Card } from "@tomoru/ui/layout/card";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./deal-page.module.css";

export const tabKeys = ["terms", "draft", "post", "thread", "log"] as const;
export type TabKey = (typeof tabKeys)[number];

type DealTabsProps = {
  /** What each tab holds; one without anything is not offered. */
  parts: Readonly<Partial<Record<TabKey, ReactNode>>>;
  usual: TabKey;
  unread: number;
};

/** The parts of a deal, one at a time; which one stands in the address, so that a mail can lead there. */
export function DealTabs({ parts, usual, unread }: DealTabsProps) {
  const { words } = useDealLanguage();
  const [search] = useSearchParams();
  const { tabs: say } = words.frame;
  const there = tabKeys.filter((key) => parts[key]);
  const current = there.find((key) => key === search.get("tab")) ?? usual;
  return (
    <Card as="section" className={styles.tabs} aria-label={say.label}>
      <FilterChips
        label={say.label}
        chips={there.map((key) => ({
          key,
          label: say[key],
          count: key === "thread" && unread > 0 ? unread : undefined,
          current: key === current,
          render: <Link to={`?tab=${key}`} replace preventScrollReset />,
        }))}
      />
      {parts[current]}
    </Card>
  );
}
