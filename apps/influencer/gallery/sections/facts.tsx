import { Button } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { RecordCards } from "@tomoru/ui/data/record-cards";
import { RecordTable } from "@tomoru/ui/data/record-table";
import { StatStrip } from "@tomoru/ui/data/stat-strip";
import { Tag } from "@tomoru/ui/data/tag";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Specimen } from "../specimen.tsx";
import styles from "./facts.module.css";

/** Rows of facts and of money. */
export function Facts() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { common, offers, payments } = words;
  return (
    <>
      <Specimen name="DefinitionList">
        <DefinitionList
          rows={[
            { term: offers.rows.productName, children: say.typeSample },
            { term: offers.rows.description, children: say.samples.paragraph },
            { term: offers.rows.tieUpexp, children: common.notProvided },
          ]}
        />
      </Specimen>
      <Specimen name="StatStrip">
        <StatStrip
          stats={[
            { key: "paid", label: payments.status.Paid, value: format.yen(9_999_999), tone: "primary" },
            { key: "pending", label: payments.status.Pending, value: format.yen(80_000), tone: "info" },
            { key: "failed", label: payments.status.Failed, value: format.yen(0), tone: "danger" },
          ]}
        />
      </Specimen>
      <Records />
    </>
  );
}

function Records() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { payments } = words;
  const groups = [
    {
      key: "2026-12",
      title: format.month("2026-12"),
      rows: [
        {
          key: "one",
          date: format.monthDay("2026-12-01"),
          title: say.typeSample,
          amount: format.yen(120_000),
          tag: (
            <Tag tone="primary" icon={<CircleCheck aria-hidden="true" />}>
              {payments.status.Paid}
            </Tag>
          ),
        },
        {
          key: "two",
          date: format.monthDay("2026-12-08"),
          title: say.samples.sentence,
          amount: format.yen(9_999_999),
          tag: (
            <Tag tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
              {payments.status.Failed}
            </Tag>
          ),
          action: (
            <Button variant="secondary" size="dense">
              {payments.account.change}
            </Button>
          ),
        },
      ],
    },
  ];
  const headings = {
    date: payments.date,
    title: payments.description,
    amount: payments.amount,
    tag: payments.state,
  };
  return (
    <Specimen name="RecordCards, RecordTable">
      <div className={styles.narrow}>
        <RecordCards groups={groups} />
      </div>
      <div className={styles.wide}>
        <RecordTable caption={payments.list} headings={headings} groups={groups} />
      </div>
    </Specimen>
  );
}
