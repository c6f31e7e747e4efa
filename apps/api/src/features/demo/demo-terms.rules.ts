import type { Terms } from "@tomoru/contract/deals/terms";
import { daysAfter } from "../../platform/japan-time.ts";

type Wanted = {
  readonly feeYen: number;
  readonly format: Terms["formats"][number]["format"];
  readonly today: string;
  /** First and last day of posting, in days from today. */
  readonly from: number;
  readonly to: number;
};

export function termsOf({ feeYen, format, today, from, to }: Wanted): Terms {
  return {
    feeYen,
    content: "ふだんの1杯のように、淹れるところから飲むところまで。商品名を初めに1回入れてください。",
    formats: [{ format, count: 1 }],
    draftRequired: true,
    draftDueOn: daysAfter(today, from - 4),
    revisions: 2,
    postFrom: daysAfter(today, from),
    postTo: daysAfter(today, to),
    keepDays: 30,
    payCycle: "half",
    withholding: { kind: "none", reason: "ownPost" },
    usage: { scope: "none", channels: null, until: null },
    prLabel: "#PR",
    exclusivity: null,
    shipping: { ships: true, note: "豆は契約のあと、3日以内にお送りします。" },
    clientName: null,
    note: null,
  };
}
