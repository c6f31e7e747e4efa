import { first } from "./en/first.ts";
import { inside } from "./en/inside.ts";
import type { Words } from "./ja.ts";

export const words: Words = { ...first, ...inside };
