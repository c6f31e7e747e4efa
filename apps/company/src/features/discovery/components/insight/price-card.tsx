import type { Insight } from "@tomoru/contract/company/insight";
import { PriceBand } from "@tomoru/ui/charts/price-band";
import { useLanguage } from "../../../../shared/site.ts";
import { FigureCard, FigureNote } from "./figure-card.tsx";
import { Missing } from "./insight-answer.tsx";
import styles from "./price-card.module.css";

/** A range, always as an estimate, with what it is made of. */
export function PriceCard({ insight }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { price: say, table } = words.insight;
  const { price } = insight;
  const tag = <span className={styles.estimate}>{say.tag}</span>;
  if (price === null) {
    return (
      <FigureCard title={say.title} end={tag}>
        <p className={styles.none}>{say.none}</p>
        <Missing field="price" insight={insight} />
      </FigureCard>
    );
  }
  const range = format.compactYenRange(price);
  const point = (label: string, value: number) => ({ label, value, valueLabel: format.yen(value) });
  const scaleEnd = scaleEndOf(price.maxYen);
  const ticks = [0, price.minYen, price.maxYen, scaleEnd];
  return (
    <FigureCard title={say.title} end={tag}>
      <p className={styles.range}>{range}</p>
      <PriceBand
        title={say.title}
        titleHidden
        finding={say.finding(range)}
        tableLabels={{ label: say.tableLabel, value: say.tableValue }}
        showTableLabel={table.show}
        hideTableLabel={table.hide}
        band={{
          least: point(say.least, price.minYen),
          middle: point(say.middle, price.midYen),
          most: point(say.most, price.maxYen),
        }}
        scaleEnd={scaleEnd}
        range={range}
        estimate={say.tag}
        ticks={ticks.map((value) => ({ value, label: format.compact(value) }))}
      />
      <Formula price={price} range={range} />
      <FigureNote>{say.constants(format.day(price.constantsOf))}</FigureNote>
    </FigureCard>
  );
}

type Price = NonNullable<Insight["price"]>;

function Formula({ price, range }: { price: Price; range: string }) {
  const { words, format } = useLanguage();
  const { price: say, formats, views } = words.insight;
  const rows = [
    {
      key: "median",
      term: say.median(formats[price.format]),
      value: `${format.count(price.medianViews)}${views === "回" ? views : ""}`,
    },
    { key: "unit", term: say.unit, value: format.yen(price.unitYen) },
    { key: "factor", term: say.factor, value: String(price.factor / 10_000) },
    { key: "equals", term: say.equals, value: format.yen(price.midYen) },
    { key: "range", term: say.range, value: range },
  ];
  return (
    <dl className={styles.formula}>
      {rows.map(({ key, term, value }) => (
        <div key={key} className={key === "equals" ? styles.sum : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A round number with room behind the range. */
function scaleEndOf(maxYen: number): number {
  const rough = maxYen * 1.4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.ceil(rough / (power / 2)) * (power / 2);
}
