import type { PayWindow } from "@tomoru/contract/deals/pay-dates";
import { Fragment } from "react";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./pay-table.module.css";

/** Each window of report days with its pay day. */
export function PayTable({ rows }: { rows: readonly PayWindow[] }) {
  const { words, days } = useDealLanguage();
  const { payTable: say } = words.terms;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{say.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.reported}</th>
            <th scope="col">{say.paid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, payOn }) => (
            <tr key={from}>
              <th scope="row">
                {say.range(days.day(from), days.day(to)).map((part) => (
                  <Fragment key={part}>
                    <span className={styles.whole}>{part}</span>
                    <wbr />
                  </Fragment>
                ))}
              </th>
              <td className={styles.whole}>{days.fullDay(payOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
