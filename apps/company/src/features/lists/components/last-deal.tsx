import type { ListRow } from "@tomoru/contract/company/lists";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./last-deal.module.css";

/** What the company paid them last, and the way to that deal. */
export function LastDeal({ row: { lastDeal, displayName } }: { row: ListRow }) {
  const { words, format } = useLanguage();
  const { one: say } = words.lists;
  if (lastDeal === null) return "—";
  const month = lastDeal.reportedOn.slice(0, 7);
  const isThisYear = month.slice(0, 4) === todayInJapan().slice(0, 4);
  const when = isThisYear ? format.monthShort(month) : format.month(month);
  const text = `${when} ${format.yen(lastDeal.feeYen)}`;
  return (
    <Link
      className={styles.deal}
      to={dealPath(lastDeal.dealId)}
      aria-label={say.lastDealWith(displayName || say.somebody, text)}
    >
      {text}
    </Link>
  );
}
