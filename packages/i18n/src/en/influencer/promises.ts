import type { PromiseWords } from "../../ja/influencer/promises.ts";

export const promises: PromiseWords = {
  tagline: "When a brand calls, it lights up.",
  come: { title: "Offers come to you", detail: "Companies that find you send them with clear terms." },
  choose: {
    title: "You choose what to take",
    detail: "See the budget and the dates first, then approve or reject.",
  },
  free: { title: "Free for creators", detail: "Signing up and using it costs you nothing." },
  sample: { turn: "It's your turn", product: "Shizuku moisture lotion" },
};
