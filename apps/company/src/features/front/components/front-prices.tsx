import { plans } from "@tomoru/contract/company/plans";
import { TextLink } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { yenWithTax } from "../../../shared/plans/plan-prices.ts";
import { toolFeeRates } from "../../../shared/plans/plan-rows.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./front-prices.module.css";

/** What each plan costs a month, without and with tax. */
export function FrontPrices() {
  const { words, format } = useLanguage();
  const { plans: say } = words;
  const { prices } = words.front;
  return (
    <section className={styles.section} aria-labelledby="prices">
      <div className={styles.head}>
        <h2 id="prices">{prices.title}</h2>
        <p>
          <Phrases>{prices.lead}</Phrases>
        </p>
      </div>
      <ul className={styles.plans}>
        {plans.plans.map(({ planId, priceYen, values }) => (
          <li key={planId}>
            <h3>{say.names[planId]}</h3>
            <p className={styles.for}>{say.leads[planId]}</p>
            <p className={styles.price}>
              {format.yen(priceYen)}
              <span>{say.perMonth}</span>
            </p>
            {priceYen === 0 ? null : (
              <p className={styles.taxed}>{say.taxed(format.yen(yenWithTax(priceYen)))}</p>
            )}
            <p className={styles.taxed}>{prices.fee(...toolFeeRates(values.toolFeeBps, format))}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink render={<Link to={paths.pricing} />}>{prices.all}</TextLink>
      </p>
    </section>
  );
}
