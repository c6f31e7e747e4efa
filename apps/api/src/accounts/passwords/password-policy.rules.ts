import { isLikePerson, readings } from "@tomoru/contract/accounts/password-similarity";
import { commonStems } from "./common-stems.data.ts";

/**
 * Whether a password is a common one, or its owner's name or e-mail, in the usual disguise: case, leet, digits and signs
 * around it. The contract has asked for its length and classes before.
 */
export function isEasyToGuess({
  password,
  email,
  fullName,
}: Record<"password" | "email" | "fullName", string>): boolean {
  const isCommon = readings(password).some((word) => commonStems.has(word) || isOneLetter(word));
  return isCommon || isLikePerson(password, { email, fullName });
}

function isOneLetter(word: string): boolean {
  return /^(.)\1*$/.test(word);
}
