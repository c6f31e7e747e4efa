import { CircleCheck } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import styles from "./beside-sign-up.module.css";

const order = ["free", "verified", "people"] as const;

/** What a company should know before it signs up. */
export function BesideSignUp() {
  const { beside } = useWords().companySignUp;
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{beside.title}</p>
      <ul className={styles.list}>
        {order.map((key) => (
          <li key={key}>
            <CircleCheck size={20} aria-hidden="true" />
            <p>{beside[key]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
