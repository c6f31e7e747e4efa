import type { Words } from "../../ja/company/words.ts";
import { signedIn } from "./signed-in.ts";
import { signedOut } from "./signed-out.ts";

export const words: Words = { ...signedOut, ...signedIn };
