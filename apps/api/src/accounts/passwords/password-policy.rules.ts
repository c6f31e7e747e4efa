import { isCommonPassword } from "@tomoru/contract/accounts/common-passwords";
import { isLikePerson } from "@tomoru/contract/accounts/password-similarity";

/**
 * Whether a password is a common one, or its owner's name or e-mail, in the usual disguise: case, leet, digits and signs
 * around it. The contract has asked for its length and classes before.
 */
export function isEasyToGuess({
  password,
  email,
  fullName,
}: Record<"password" | "email" | "fullName", string>): boolean {
  return isCommonPassword(password) || isLikePerson(password, { email, fullName });
}
