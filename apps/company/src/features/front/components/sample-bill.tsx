import { planOf } from "@tomoru/contract/company/plans";
import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { Eye } from "lucide-react";
import { yenWithTax } from "../../../shared/plans/plan-prices.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./sample-bill.module.css";

/** What is shown before a plan is paid for, by the example of an upgrade. */
export function SampleBill() {
  const { words, format } = useLanguage();
  const { sample } = words.front;
  const { priceYen } = planOf("standard");
  const withTax = yenWithTax(priceYen);
  return (
    <Card as="aside" className={styles.bill} aria-labelledby="sample">
      <div className={styles.head}>
        <h2 id="sample">{sample.title}</h2>
        <Tag tone="neutral" icon={<Eye aria-hidden="true" />}>
          {sample.tag}
        </Tag>
      </div>
      <p className={styles.change}>{sample.change}</p>
      <div className={styles.due}>
        <p>{sample.due}</p>
        <p className={styles.amount}>{format.yen(withTax)}</p>
        <p className={styles.tax}>{sample.tax(format.yen(withTax - priceYen))}</p>
      </div>
      <p className={styles.next}>{sample.next(format.yen(withTax))}</p>
    </Card>
  );
}
