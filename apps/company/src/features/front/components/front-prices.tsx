import { plans, taxPercentOn, taxYenOf } from "@tomoru/contract/company/plans";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./front-prices.module.css";

/** What each plan costs a month, without and with tax. */
export function FrontPrices() {
  const { words, format } = useLanguage();
  const { prices } = words.front;
  const percent = taxPercentOn(new Date().toISOString().slice(0, 10));
  return (
    <section className={styles.section} aria-labelledby="prices">
      <div className={styles.head}>
        <h2 id="prices">{prices.title}</h2>
        <p>
          <Phrases>{prices.lead}</Phrases>
        </p>
      </div>
      <ul className={styles.plans}>
        {plans.plans.map(({ planId, priceYen }) => (
          <li key={planId}>
            <h3>{prices.names[planId]}</h3>
            <p className={styles.for}>{prices.leads[planId]}</p>
            <p className={styles.price}>
              {format.yen(priceYen)}
              <span>{prices.perMonth}</span>
            </p>
            {priceYen === 0 ? null : (
              <p className={styles.taxed}>
                {prices.taxed(format.yen(priceYen + taxYenOf(priceYen, percent)))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
