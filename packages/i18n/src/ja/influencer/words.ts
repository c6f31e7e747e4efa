import { signedIn } from "./signed-in.ts";
import { signedOut } from "./signed-out.ts";

/** The words of the creator's screens. Japanese is the source: its shape is what English must have. */
export const words = { ...signedOut, ...signedIn };

export type Words = typeof words;
