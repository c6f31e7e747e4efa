import type { z } from "zod/mini";
import type { Consultation, NewConsultation } from "../company/consultations.ts";

type Body = z.input<typeof NewConsultation>;

const asking = {
  platform: "instagram" as const,
  productName: "うるおい化粧水「しずく」",
  description: "1週間お使いいただき、感想をご自分の言葉でリールにしてください。",
  period: { from: "2026-12-03", to: "2026-12-16" },
  postFormat: ["リール 1本"],
  budgetBand: "50-100" as const,
};

/** What a company asks, without whom; the days are of the tests' clock. */
export function aConsultation(more: Partial<Body> = {}) {
  return { ...asking, ...more };
}

/** A consultation as its company reads it. */
export function aSentConsultation(more: Partial<Consultation> = {}): Consultation {
  return {
    ...{ productInfo: null, situation: null, month: null, productUrl: null, tieUpexp: null },
    ...{ feeYen: null, usageWish: null, listId: null, listName: null, state: "open" },
    ...asking,
    consultationId: "W".repeat(22),
    answerBy: "2026-12-08T15:00:00.000Z",
    counts: { sent: 1, waiting: 1, approved: 0, rejected: 0, expired: 0, ended: 0 },
    createdBy: "佐伯 真理",
    createdAt: "2026-11-24T03:00:00.000Z",
    ...more,
  };
}
