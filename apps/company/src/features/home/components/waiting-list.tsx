import type { Subscription } from "@tomoru/contract/company/subscription";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { Waiting } from "../home.view.ts";
import styles from "./waiting-list.module.css";

type WaitingListProps = { waiting: readonly Waiting[]; subscription: Subscription };

/** By deadline: the day first, then what to do. The nearest alone is primary. */
export function WaitingList({ waiting, subscription }: WaitingListProps) {
  const { words, format } = useLanguage();
  const { home } = words;
  return (
    <Card as="section" tone="lamp" aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title}>
        <LampDot />
        {home.yourTurn}
      </h2>
      <ul className={styles.list}>
        {waiting.map(({ key, on }, index) => {
          const variant = index === 0 ? "primary" : "secondary";
          const { pendingUrl } = subscription;
          return (
            <li key={key}>
              <div className={styles.words}>
                {on === null ? null : <p className={styles.day}>{home.until(format.day(on))}</p>}
                <p className={styles.what}>{home.waits[key].label}</p>
                <p className={styles.note}>{home.waits[key].note}</p>
              </div>
              {key === "authentication" && pendingUrl !== null ? (
                <ButtonLink variant={variant} size="dense" href={pendingUrl}>
                  {home.waits[key].action}
                </ButtonLink>
              ) : null}
              {key === "unpaid" ? (
                <ButtonLink variant={variant} size="dense" render={<Link to={paths.plan} />}>
                  {home.waits[key].action}
                </ButtonLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
