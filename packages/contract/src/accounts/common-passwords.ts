import { commonStems } from "./common-stems.data.ts";
import { readings } from "./password-similarity.ts";

/** Whether a password is one that everybody uses, in the usual disguise: case, leet, digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  return readings(password).some((word) => commonStems.has(word) || isOneLetter(word));
}

function isOneLetter(word: string): boolean {
  return /^(.)\1*$/.test(word);
}
