import { expect } from "@playwright/test";
import { locales } from "@tomoru/contract/fields";
import { getTerms } from "@tomoru/contract/influencer/deals";
import { aSheet, aTermsVersion, someTerms } from "@tomoru/contract/testing/deal.builder";
import { test } from "../support/test.ts";
import { answer } from "./answer.ts";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, stage } from "./stage.ts";

test.use(quiet);

const found = scenes.find(({ name }) => name === "deal-sheet");

/** Everything that a sheet can say, at the length of an everyday contract. */
const full = aTermsVersion({
  sheet: aSheet({
    terms: someTerms({
      content: "1週間お使いいただき、乾燥する時間帯の実感をリールにしてください。".repeat(4),
      formats: [
        { format: "reel", count: 2 },
        { format: "story", count: 3 },
      ],
      usage: { scope: "ads", channels: "InstagramとTikTokの広告", until: "2027-06-30" },
      exclusivity: { categoryId: "beauty", until: "2027-02-28" },
      shipping: { ships: true, note: "12月3日までにお送りします。返却は不要です。" },
      note: "撮影の場所に決まりはありません。",
    }),
  }),
});

for (const locale of locales) {
  for (const [what, more] of [
    ["an everyday sheet", {}],
    ["a sheet that says all it can", { answers: [answer(getTerms, full)] }],
  ] as const) {
    test(`${what} is one page of A4 in print, in ${locale}`, async ({ page, context }) => {
      if (!found) throw new Error("There is no scene deal-sheet");
      await stage({ page, context, scene: { ...found, ...more } as Scene, locale });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const [, width, height] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    });
  }
}
