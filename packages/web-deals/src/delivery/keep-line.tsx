import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { keptUntil } from "./keep.view.ts";

/** From the report on, also once all is paid: until when the posts have to stay up. */
export function KeepLine({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words, days } = useDealLanguage();
  const day = keptUntil(deal, todayInJapan());
  return day === null ? null : (
    <p className={styles.note}>{words.delivery.post.keepUntil[side](days.fullDay(day))}</p>
  );
}
