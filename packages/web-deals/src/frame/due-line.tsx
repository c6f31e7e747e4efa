import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";
import type { Deal } from "../deal-site.tsx";
import { openDispute, silenceOf, timeLeft } from "../deal-view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./due-line.module.css";

/** Until when, and how long that is. */
export function DueLine({ deal }: { deal: Deal }) {
  const { words, days } = useDealLanguage();
  const { frame } = words;
  const [now] = useState(serverNow);
  const isDeciding = openDispute(deal) !== null;
  if (!deal.turnDueAt || (deal.hold !== null && !isDeciding)) return null;
  const left = timeLeft(deal.turnDueAt, now);
  return (
    <p className={styles.due}>
      <strong>
        {isDeciding ? frame.decideBy(days.dueDay(deal.turnDueAt)) : frame.until(days.due(deal.turnDueAt))}
      </strong>
      <span>
        {left.unit === "days" || left.unit === "hours"
          ? frame.left[left.unit](left.count)
          : isDeciding
            ? frame.decideLate[left.unit]
            : frame.left[left.unit]}
      </span>
    </p>
  );
}

/** What nobody's answer until then brings, where that is a yes. */
export function SilenceLine({ deal }: { deal: Deal }) {
  const { words, days } = useDealLanguage();
  const silence = silenceOf(deal);
  if (!deal.turnDueAt || deal.hold !== null) return null;
  if (silence !== "review" && silence !== "accept") return null;
  return <p className={styles.silence}>{words.frame.silence[silence](days.dueDay(deal.turnDueAt))}</p>;
}
