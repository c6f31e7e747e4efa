import { NewOffer } from "@tomoru/contract/influencer/offers";
import { z } from "zod/mini";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";

type Texts = Omit<NewOffer, "platform" | "month" | "period" | "estBudget">;

/** An offer of the demo, with days counted from the day on which it came. Advertisers leave fields out, and so does this. */
export type DemoOffer = Pick<NewOffer, "platform"> &
  Partial<Texts> & {
    readonly cameDaysAgo: number;
    /** `HH:MM` in Japan. */
    readonly at: string;
    readonly answer: "waits" | { readonly approved: boolean; readonly afterDays: number };
    /** Days from when it came until the first day of posting, and how many days posting may take. */
    readonly posting?: { readonly startsIn: number; readonly days: number };
    readonly budget?: NewOffer["estBudget"];
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

function textsOf({ posting, budget, ...demo }: DemoOffer, cameOn: string): NewOffer {
  const from = posting && daysAfter(cameOn, posting.startsIn);
  return z.parse(NewOffer, {
    ...demo,
    month: from?.slice(0, 7),
    period: from && posting && { from, to: daysAfter(from, posting.days - 1) },
    estBudget: budget,
  });
}
