import { grouped } from "../../grouped.ts";
import type { FormWords } from "../../ja/common/forms.ts";

export const forms: FormWords = {
  optional: "Optional",
  required: "Required",
  enter: (label) => `${label} is required`,
  choose: (label) => `${label} is required`,
  tooLong: (label, max) => `${label} must be ${max} characters or fewer`,
  tooShort: (label, min) => `${label} must be at least ${min} characters`,
  tooLittle: (label, min) => `${label} must be ${grouped(min)} or more`,
  tooMuch: (label, max) => `${label} must be ${grouped(max)} or less`,
  emailInvalid: "Invalid email address (example: name@example.com)",
  check: (label) => `${label} contains characters that can't be used`,
  passwordRules: "Check the password rules",
  passwordForeign: "Use only letters A to Z, digits and the symbols below",
  passwordLikePerson: "Your name and email are easy to guess. Choose something else",
  passwordRefused: "This password is easy to guess. Choose another one",
  acceptTerms: "Accept the terms to continue",
  showPassword: "Show password",
  summary: (count) => (count === 1 ? "Check 1 entry" : `Check ${count} entries`),
  notSaved: "Couldn't save.",
  tryAgain: "Your entries are kept. Try again.",
  discard: {
    question: "Discard changes?",
    consequence: "Changes you haven't saved will be lost.",
    discard: "Discard",
    stay: "Keep editing",
  },
  entriesKept: "Check your connection. Your entries are kept.",
};
