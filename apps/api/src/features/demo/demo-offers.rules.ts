import type { NewOffer, Offer } from "@tomoru/contract/influencer/offers";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";

/** An offer of the demo, told relative to the day that it came. What is left out stays unsaid, as advertisers do. */
export type DemoOffer = {
  readonly cameDaysAgo: number;
  /** `HH:MM` in Japan. */
  readonly at: string;
  readonly answer: "waits" | { readonly approved: boolean; readonly afterDays: number };
  readonly platform: Offer["platform"];
  readonly productName?: string;
  readonly productInfo?: string;
  readonly description?: string;
  readonly situation?: string;
  /** Days from when it came until the first day of posting, and how many days posting may take. */
  readonly posting?: { readonly startsIn: number; readonly days: number };
  readonly budget?: { readonly minYen: number | null; readonly maxYen: number | null };
  readonly productUrl?: string;
  readonly tieUpexp?: string;
  readonly postFormat?: string[];
};

type DatedOffer = {
  readonly offer: NewOffer;
  readonly createdAt: Date;
  readonly decided?: { readonly isApproval: boolean; readonly at: Date };
};

/** The same offer with real dates, counted back from `now`. */
export function dateOffer(demo: DemoOffer, now: Date): DatedOffer {
  const cameOn = daysAfter(japanDay(now), -demo.cameDaysAgo);
  const dated = { offer: textsOf(demo, cameOn), createdAt: japanMoment(cameOn, demo.at) };
  if (demo.answer === "waits") return dated;
  const { approved, afterDays } = demo.answer;
  return {
    ...dated,
    decided: { isApproval: approved, at: japanMoment(daysAfter(cameOn, afterDays), "20:15") },
  };
}

function textsOf(demo: DemoOffer, cameOn: string): NewOffer {
  const from = demo.posting && daysAfter(cameOn, demo.posting.startsIn);
  return {
    platform: demo.platform,
    productName: demo.productName ?? null,
    productInfo: demo.productInfo ?? null,
    description: demo.description ?? null,
    situation: demo.situation ?? null,
    month: from?.slice(0, 7) ?? null,
    period: from && demo.posting ? { from, to: daysAfter(from, demo.posting.days - 1) } : null,
    estBudget: demo.budget ?? null,
    productUrl: demo.productUrl ?? null,
    tieUpexp: demo.tieUpexp ?? null,
    postFormat: demo.postFormat ?? null,
  };
}
