import { signedIn } from "./signed-in.ts";
import { signedOut } from "./signed-out.ts";

/** Japanese is the source: English must have its type. */
export const words = { ...signedOut, ...signedIn };

export type Words = typeof words;
