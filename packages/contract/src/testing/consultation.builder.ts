import type { z } from "zod/mini";
import type { NewConsultation } from "../company/consultations.ts";

type Body = z.input<typeof NewConsultation>;

/** What a company asks, without whom; the days are of the tests' clock. */
export function aConsultation(more: Partial<Body> = {}) {
  return {
    platform: "instagram" as const,
    productName: "うるおい化粧水「しずく」",
    description: "1週間お使いいただき、感想をご自分の言葉でリールにしてください。",
    period: { from: "2026-12-03", to: "2026-12-16" },
    postFormat: ["リール 1本"],
    budgetBand: "50-100" as const,
    ...more,
  };
}
