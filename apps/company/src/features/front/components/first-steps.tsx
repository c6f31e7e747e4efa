import { Phrases } from "@tomoru/ui/text/phrases";
import { useWords } from "../../../shared/site.ts";
import styles from "./first-steps.module.css";

const order = ["signUp", "verify", "card"] as const;

/** How a company begins. */
export function FirstSteps() {
  const { steps } = useWords().front;
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{steps.title}</h2>
      <ol className={styles.steps}>
        {order.map((key) => (
          <li key={key}>
            <h3>
              <Phrases>{steps[key].title}</Phrases>
            </h3>
            <p>{steps[key].detail}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
