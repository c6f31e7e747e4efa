import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { Segmented } from "../forms/segmented.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Phrases } from "../text/phrases.tsx";
import styles from "./plan-table.module.css";

export type PlanColumn<Key extends string = string> = {
  key: Key;
  name: string;
  /** e.g. "¥10,000", and what follows it: "／月". */
  price: string;
  per: string;
  /** The same with tax. */
  taxed?: ReactNode;
  lead: string;
  /** A Tag behind the name. */
  tag?: ReactNode;
  /** e.g. the next payment. */
  note?: ReactNode;
  action?: ReactNode;
  /** Outlined. */
  own?: boolean;
};

export type PlanRow<Key extends string = string> = {
  key: string;
  label: ReactNode;
  /** `true` is a tick, `false` the word for "not part of it"; several texts break between them, not within. */
  values: Readonly<Record<Key, boolean | string | readonly string[]>>;
};

export type PlanRowGroup<Key extends string = string> = {
  key: string;
  title: string;
  rows: readonly PlanRow<Key>[];
};

type PlanTableProps<Key extends string> = {
  caption: string;
  plans: readonly PlanColumn<Key>[];
  groups: readonly PlanRowGroup<Key>[];
  words: { has: string; none: string };
  /** Open first where there is room for one. */
  shownFirst: Key;
};

/** What each plan holds, side by side from 768 px; below that one plan at a time. */
export function PlanTable<Key extends string>(props: PlanTableProps<Key>) {
  const { caption, plans, groups, words, shownFirst } = props;
  const [shown, setShown] = useState(shownFirst);
  const open = plans.find(({ key }) => key === shown);
  const place = ({ key, own }: PlanColumn<Key>) =>
    classNames(own && styles.own, key !== shown && styles.folded);
  return (
    <div className={styles.frame}>
      <div className={styles.chooser}>
        <Segmented
          legend={caption}
          legendHidden
          options={plans.map(({ key, name }) => ({ value: key, label: name }))}
          value={shown}
          onChange={setShown}
        />
        {open ? <PlanHead plan={open} /> : null}
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.heads}>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan.key} scope="col" className={place(plan)}>
                <PlanHead plan={plan} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={plans.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th className={styles.label} scope="row">
                  <Phrases>{row.label}</Phrases>
                </th>
                {plans.map((plan) => (
                  <td key={plan.key} className={place(plan)}>
                    <PlanValue value={row.values[plan.key]} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function PlanHead<Key extends string>({ plan }: { plan: PlanColumn<Key> }) {
  const { name, price, per, taxed, lead, tag, note, action } = plan;
  return (
    <div className={styles.head}>
      <p className={styles.name}>
        {name}
        {tag}
      </p>
      <p className={styles.price}>
        {price}
        <span className={styles.per}>{per}</span>
        {taxed ? <span className={styles.taxed}>{taxed}</span> : null}
      </p>
      <p className={styles.lead}>
        <Phrases>{lead}</Phrases>
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

type PlanValueProps = {
  value: PlanRow["values"][string] | undefined;
  words: PlanTableProps<string>["words"];
};

function PlanValue({ value = false, words }: PlanValueProps) {
  if (value === false) return <span className={styles.none}>{words.none}</span>;
  if (value !== true) {
    return [value].flat().map((text) => (
      <span key={text} className={styles.text}>
        {text}
      </span>
    ));
  }
  return (
    <>
      <Check className={styles.tick} size={18} aria-hidden="true" />
      <VisuallyHidden>{words.has}</VisuallyHidden>
    </>
  );
}
