import type { DealMessage } from "../deals/messages.ts";

/** A message of the company's that the creator has not read. */
export function aMessage(part: Partial<DealMessage> = {}): DealMessage {
  return {
    messageId: "019ab4d2-0000-7000-8000-0000000000f1",
    from: "company",
    text: "はじめまして。商品は12月3日までに届くようにお送りします。",
    files: [],
    warned: [],
    sentAt: "2026-11-24T05:32:00.000Z",
    isRead: false,
    ...part,
  };
}
