import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { calendarId, linkingId } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { AccountCard } from "./account-card.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { DisplayCard } from "./display-card.tsx";
import { MoreCard } from "./more-card.tsx";
import { RevenueCard } from "./revenue-card.tsx";
import styles from "./settings.module.css";

type SettingsProps = {
  /** Above everything: that a withdrawal is pending. */
  notice: ReactNode;
  social: ReactNode;
  signOut: ReactNode;
  /** At the end, far from the rest. */
  deletion: ReactNode;
};

/** The page's own cards, and slots for those of other features. */
export function Settings({ notice, social, signOut, deletion }: SettingsProps) {
  const { settings } = useWords();
  const { hash } = useLocation();
  const part = [linkingId, calendarId].find((id) => hash === `#${id}`);
  usePage({ title: settings.title, ...(part && { focusId: part }) });
  return (
    <div className={styles.page}>
      <PageHeader title={settings.title} />
      {notice}
      <div className={styles.columns}>
        <div className={styles.column}>
          <RevenueCard />
          {social}
        </div>
        <div className={styles.column}>
          <AccountCard />
          <CalendarCard />
          <DisplayCard />
          <MoreCard />
          <div>{signOut}</div>
          <div className={styles.deletion}>{deletion}</div>
        </div>
      </div>
    </div>
  );
}
