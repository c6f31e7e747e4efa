import { planOf } from "@tomoru/contract/company/plans";
import { yenWithTax } from "../../../shared/plans/plan-prices.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { ComingDay } from "../home.view.ts";
import styles from "./coming-days.module.css";

/** The next days, the day first. */
export function ComingDays({ days }: { days: readonly ComingDay[] }) {
  const { format } = useLanguage();
  const say = useSaying();
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={`${day.key} ${day.on} ${say(day)}`}>
          <time dateTime={day.on}>{format.day(day.on)}</time>
          <p>{say(day)}</p>
        </li>
      ))}
    </ol>
  );
}

function useSaying(): (day: ComingDay) => string {
  const { words, format } = useLanguage();
  const { days } = words.home;
  const { names } = words.plans;
  return (day) => {
    if (day.key === "card") return days.card(day.last4);
    if (day.key === "invitation") return days.invitation(day.email);
    if (day.key === "work") return days.work(day.productName);
    if (day.key === "pay")
      return days.pay(day.creatorName || words.home.someone, day.others, format.yen(day.yen));
    if (day.key === "change") return days.change(names[day.planId]);
    return days.renewal(names[day.planId], format.yen(yenWithTax(planOf(day.planId).priceYen)));
  };
}
