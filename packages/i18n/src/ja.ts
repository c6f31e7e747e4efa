import { first } from "./ja/first.ts";
import { inside } from "./ja/inside.ts";

/** The words of the creator's screens. Japanese is the source: its shape is what English must have. */
export const words = { ...first, ...inside };

export type Words = typeof words;
