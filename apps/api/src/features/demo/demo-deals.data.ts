import type { Terms } from "@tomoru/contract/deals/terms";

export type DemoDeal = {
  readonly productName: string;
  readonly productInfo: string;
  readonly description: string;
  readonly feeYen: number;
  /** The creator's place in the first list; none who has applied to the campaign. */
  readonly place: number;
  readonly terms: Pick<Terms, "content" | "formats" | "shipping">;
  readonly caption: string;
};

/** Two deals of the demo's company with creators of its first list: one that is paid, and one whose draft waits for the company. */
export const finishedDeal: DemoDeal = {
  productName: "定期便「まいあさ」",
  productInfo: "月に2回、焙煎した翌日の豆が届く定期便です。最初の箱には3種の豆が入っています。",
  description: "箱を開けてから最初の1杯までを、リールにしてください。",
  feeYen: 90_000,
  place: 9,
  terms: {
    content:
      "届いた箱を開けるところから、最初の1杯まで。3種のうちどれかを選んだ理由を、ひとこと入れてください。",
    formats: [{ format: "reel", count: 1 }],
    shipping: { ships: true, note: "契約のあと、3日以内に最初の箱をお送りします。" },
  },
  caption:
    "#PR 珈琲みなとさんの定期便「まいあさ」。焙煎した翌日の豆が、月に2回届きます。朝の台所に、いちばん合ったのは浅煎りでした。",
};

export const runningDeal: DemoDeal = {
  productName: "陶器のドリッパー",
  productInfo: "波佐見で焼いた、1〜2杯用のドリッパーです。",
  description: "いつもの1杯を、このドリッパーで淹れるところをフィードで見せてください。",
  feeYen: 60_000,
  place: 11,
  terms: {
    content: "淹れているところと、洗って伏せたところの2枚以上。器の色は自由に選んでください。",
    formats: [{ format: "feed", count: 1 }],
    shipping: { ships: true, note: "お選びの色を、契約のあと3日以内にお送りします。" },
  },
  caption:
    "#PR 珈琲みなとさんの陶器のドリッパー。お湯がゆっくり落ちるので、香りを待つ時間が少しのびました。洗って伏せた姿も好きです。",
};
