import { type BudgetBand, budgetBandIds, budgetBands } from "@tomoru/contract/company/budget-bands";
import { BudgetField } from "@tomoru/ui/charts/budget-field";
import { Field } from "@tomoru/ui/forms/field";
import { ReadOnlyField } from "@tomoru/ui/forms/read-only-field";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { CircleCheck, Info } from "lucide-react";
import { fitOf, roundedSum } from "../../../shared/budget/budget-sums.view.ts";
import { useRefreshLists } from "../../../shared/lists/lists.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { averageOf, budgetAxis } from "../budget.view.ts";
import { type ListWithRows, saveBand, useChangeShown } from "../lists.queries.ts";
import styles from "./budget-card.module.css";

/** Does this group fit the budget? The sum of the estimates and the band on one axis. */
export function BudgetCard({ list }: { list: ListWithRows }) {
  const { words, format } = useLanguage();
  const { one: say } = words.lists;
  const { budgetBand: band, priceTotal } = list;
  const asked = list.rows.filter(({ isGone }) => !isGone).length;
  const unknown = list.rows.filter(({ isGone, price }) => !isGone && price === null).length;
  const priced = asked - unknown;
  const sum = priced > 0 ? roundedSum(priceTotal) : null;
  const axis = budgetAxis({ sum, band });
  const total = sum ? format.compactYenRange(sum) : null;
  const isFixed = isBandFixed(list);
  const limits = band === null ? null : budgetBands[band];
  const bandText = band === null ? null : words.asking.bands[band];
  return (
    <Card as="section" className={styles.card} aria-label={say.total(asked)}>
      <div>
        <p className={styles.label}>{total === null ? say.noTotal : say.total(priced)}</p>
        {total === null ? null : <p className={styles.total}>{total}</p>}
        {isFixed && band === null ? null : <Verdict sum={sum} band={band} />}
        {unknown > 0 && total !== null ? <p className={styles.small}>{say.without(unknown)}</p> : null}
      </div>
      <BudgetField
        band={limits && { least: limits.minYen, most: limits.maxYen }}
        bandLabel={bandText === null ? "" : say.bandMark(bandText)}
        total={sum && { least: sum.minYen, most: sum.maxYen }}
        end={axis.end}
        ticks={axis.ticks.map((value) => ({ value, label: format.compact(value) }))}
        finding={findingOf({ total, band: bandText, say })}
      />
      <Band list={list} average={sum && averageOf(sum, priced)} />
    </Card>
  );
}

const isBandFixed = ({ status, isLocked }: ListWithRows) => status === "consulted" || isLocked;

type Sum = { minYen: number; maxYen: number };

/** No red: it is a guess. */
function Verdict({ sum, band }: { sum: Sum | null; band: BudgetBand | null }) {
  const { words, format } = useLanguage();
  const { one: say } = words.lists;
  if (sum === null) return null;
  if (band === null) return <p className={styles.small}>{say.chooseBand}</p>;
  const fit = fitOf(sum, band);
  const isIn = fit.kind === "within";
  const text =
    fit.kind === "above" ? say.above(`\u00a5${format.compact(fit.byYen)}`) : isIn ? say.within : say.below;
  return (
    <p className={isIn ? styles.within : styles.beside}>
      {isIn ? <CircleCheck size={18} aria-hidden="true" /> : <Info size={18} aria-hidden="true" />}
      <Phrases>{text}</Phrases>
    </p>
  );
}

type Finding = {
  total: string | null;
  band: string | null;
  say: { noTotal: string; bar: (total: string, band: string) => string; barOnly: (total: string) => string };
};

function findingOf({ total, band, say }: Finding): string {
  if (total === null) return say.noTotal;
  return band === null ? say.barOnly(total) : say.bar(total, band);
}

function Band({ list, average }: { list: ListWithRows; average: Sum | null }) {
  const { words, format } = useLanguage();
  const { one: say } = words.lists;
  const { bands } = words.asking;
  const change = useChangeShown(list.listId);
  const refresh = useRefreshLists();
  const options = [
    { value: "", label: say.noBand },
    ...budgetBandIds.map((value) => ({ value, label: bands[value] })),
  ];
  async function choose(next: string) {
    const band = budgetBandIds.find((id) => id === next) ?? null;
    await change((shown) => ({ ...shown, budgetBand: band }));
    try {
      await saveBand(list.listId, band);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      alertFailure(failure, words, { titleText: say.bandFailed });
    }
    await refresh();
  }
  if (isBandFixed(list)) {
    return (
      <div className={styles.band}>
        <ReadOnlyField label={say.band}>
          {list.budgetBand === null ? say.noBand : bands[list.budgetBand]}
        </ReadOnlyField>
        {list.status === "consulted" ? <p className={styles.small}>{say.bandFixed}</p> : null}
      </div>
    );
  }
  return (
    <div className={styles.band}>
      <Field id="budget-band" label={say.band}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={list.budgetBand ?? ""}
            onChange={(next) => void choose(next)}
          />
        )}
      </Field>
      {average ? <p className={styles.small}>{say.average(format.compactYenRange(average))}</p> : null}
    </div>
  );
}
