import type { WorkMoney } from "@tomoru/contract/company/work";
import type { Format } from "@tomoru/i18n/format";
import type { WorkWords } from "@tomoru/i18n/ja/company/work";
import type { MoneyPart } from "@tomoru/ui/charts/money-bar";

/** The same three parts in the same order on list, board and home. */
export function partsOf(
  money: WorkMoney,
  { say, format }: { say: WorkWords["board"]["money"]; format: Format },
): MoneyPart[] {
  const looks = { paid: "full", secured: "half", proposed: "hatched" } as const;
  return (["paid", "secured", "proposed"] as const).map((key) => ({
    key,
    look: looks[key],
    value: money[`${key}Yen`],
    label: say[key],
    valueLabel: format.yen(money[`${key}Yen`]),
    note: say.count(money[`${key}Count`]),
  }));
}
