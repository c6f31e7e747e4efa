import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { CircleCheck } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./promises.module.css";

const order = ["come", "choose", "free"] as const;
const sampleBudget = { minYen: 80_000, maxYen: 120_000 };

/** Beside the sign-up form: what an offer looks like, and what the service keeps to. */
export function Promises() {
  const { words, format } = useLanguage();
  const { promises } = words;
  const { sample, tagline } = promises;
  return (
    <div className={styles.panel}>
      <p className={styles.tagline}>{tagline}</p>
      <div aria-hidden="true">
        <Card tone="lamp" className={styles.sample}>
          <p className={styles.turn}>
            <LampDot />
            {sample.turn}
            <PlatformName platform="instagram" />
          </p>
          <p className={styles.product}>{sample.product}</p>
          <p className={styles.budget}>{format.yenRange(sampleBudget)}</p>
        </Card>
      </div>
      <ul className={styles.promises}>
        {order.map((key) => (
          <li key={key}>
            <CircleCheck size={20} aria-hidden="true" />
            <div>
              <p className={styles.title}>{promises[key].title}</p>
              <p className={styles.detail}>{promises[key].detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
