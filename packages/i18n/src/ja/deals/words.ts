import { frame } from "./frame.ts";

/** What the deal pages of both sides say; fetched with the first of them. Japanese is the source: English must have its type. */
export const words = { frame };

export type DealWords = typeof words;
