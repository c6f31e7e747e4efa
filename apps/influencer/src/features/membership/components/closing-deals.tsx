import { Phrases } from "@tomoru/ui/text/phrases";
import { useId } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { useClosePreview } from "../membership.queries.ts";
import styles from "./leaving.module.css";

/** Before somebody leaves: which deals end by that. */
export function ClosingDeals({ title }: { title: (count: number) => string }) {
  const { words, format } = useLanguage();
  const { deals: say } = words.membership.deletion;
  const { data, failure } = useClosePreview();
  const id = useId();
  if (!data) return <p role="status">{failure ? say.loadFailed : say.loading}</p>;
  const { cancelled } = data;
  return (
    <div className={styles.deals}>
      {cancelled.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <p id={id} className={styles.money}>
            <Phrases>{title(cancelled.length)}</Phrases>
          </p>
          <ul className={styles.list} aria-labelledby={id}>
            {cancelled.map(({ dealId, productName, name, yen }) => (
              <li key={dealId}>
                <span>{say.one(productName ?? words.offers.nameless, name)}</span>
                {yen === null ? null : <span>{format.yen(yen)}</span>}
              </li>
            ))}
          </ul>
          <p>
            <Phrases>{say.told}</Phrases>
          </p>
        </>
      )}
    </div>
  );
}
