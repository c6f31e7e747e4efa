import type { Subscription } from "@tomoru/contract/company/subscription";
import { Meter } from "@tomoru/ui/data/meter";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { nextMonthInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useLanguage } from "../../../shared/site.ts";
import { shareOf, type UsageKey, usageKeys, usageState } from "../usage.view.ts";
import styles from "./plan.module.css";

/** How much of the plan is used, each count beside its limit. */
export function UsageCard({ usage }: { usage: Subscription["usage"] }) {
  const { words, format } = useLanguage();
  const { usage: say } = words.billing;
  return (
    <Card as="section" className={styles.card} aria-labelledby="usage">
      <div className={styles.head}>
        <h2 id="usage">
          <Phrases>{say.title}</Phrases>
        </h2>
        <p className={styles.aside}>{say.resets(format.monthDay(nextMonthInJapan(serverNow())))}</p>
      </div>
      <div className={styles.meters}>
        {usageKeys.map((key) => (
          <OneMeter key={key} name={key} used={usage[key]} />
        ))}
      </div>
      <p className={styles.small}>{say.note}</p>
    </Card>
  );
}

function OneMeter({ name, used }: { name: UsageKey; used: Subscription["usage"][UsageKey] }) {
  const { words, format } = useLanguage();
  const { usage: say } = words.billing;
  const state = usageState(used);
  const left = format.number(Math.max(0, used.limit - used.used));
  const [taken, limit] = [format.number(used.used), format.number(used.limit)];
  const notes = {
    plenty: undefined,
    nearly: say.left(left),
    reached: say.reached,
    notIncluded: say.notIncluded,
  };
  return (
    <Meter
      label={say.labels[name]}
      used={taken}
      limit={say.limits[name](limit)}
      share={shareOf(used)}
      sentence={say.sentence(say.labels[name], taken, limit)}
      note={notes[state]}
    />
  );
}
