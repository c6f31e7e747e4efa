import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { useState } from "react";
import { EarningsBars } from "../../../shared/money/earnings-bars.tsx";
import { useWords } from "../../../shared/site.ts";
import { useHomeFigures } from "../payments.queries.ts";
import styles from "./payments.module.css";

const ranges = ["6", "12"] as const;

/** The bars of half a year or a whole one; a phone begins with half. */
export function Earnings() {
  const { months: words, chartFailed } = useWords().payments;
  const wide = useWide();
  const [chosen, setChosen] = useState<(typeof ranges)[number] | null>(null);
  const range = chosen ?? (wide ? "12" : "6");
  const { data: home, failure, reload } = useHomeFigures();
  return (
    <Card as="section" className={styles.chart} aria-labelledby="earnings">
      <div className={styles.head}>
        <h2 id="earnings">
          <Phrases>{words.title}</Phrases>
        </h2>
        <Segmented
          legend={words.range}
          legendHidden
          options={ranges.map((value) => ({ value, label: words.count(Number(value)) }))}
          value={range}
          onChange={setChosen}
        />
      </div>
      {home ? <EarningsBars titleHidden months={home.revenueByMonth.slice(-Number(range))} /> : null}
      {!home && failure ? (
        <LoadError title={chartFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {home || failure ? null : (
        <Loading>
          <Skeleton height={188} />
        </Loading>
      )}
    </Card>
  );
}
