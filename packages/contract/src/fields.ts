import { z } from "zod/mini";
import { type FailureName, failure } from "./codes.ts";
import { firstLimits } from "./first-limits.ts";

/** A zod error whose text names the code: `empty` for a value that is missing or "", `wrong` for any other that does not fit. */
export function coded(empty: FailureName, wrong: FailureName = "dataInvalid") {
  return ({ input }: { input?: unknown }) =>
    failure(input === undefined || input === null || input === "" ? empty : wrong);
}

// With those that turn the direction of what follows, on the pages of others too.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
const controls = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but a text of several lines may hold tabs and line feeds.
const controlsButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

type TextRule = {
  min?: number;
  max: number;
  empty?: FailureName;
  wrong?: FailureName;
  /** One line without it. */
  lines?: "many";
  /** Applied before the length is checked. */
  normalise?: (typed: string) => string;
};

/** A trimmed text. Lengths count characters (code points), as the API document does. Errors: `empty` when nothing is left, else `wrong`. */
export function text({
  min = 1,
  max,
  empty = "fieldRequired",
  wrong = "dataInvalid",
  lines,
  normalise,
}: TextRule) {
  const forbidden = lines === "many" ? controlsButLines : controls;
  return z
    .string({ error: coded(empty, wrong) })
    .check(
      z.overwrite((value) => normalise?.(value) ?? value),
      z.trim(),
      z.minLength(1, { error: failure(empty), abort: true }),
      z.refine((value) => [...value].length >= min, {
        error: failure(wrong),
        params: { rule: "tooShort", limit: min },
      }),
      z.refine((value) => [...value].length <= max, {
        error: failure(wrong),
        params: { rule: "tooLong", limit: max },
      }),
      z.refine((value) => !forbidden.test(value), { error: failure(wrong) }),
    )
    .register(z.globalRegistry, { minLength: min, maxLength: max });
}

/** What rows are found by in a query: trimmed, and it may be empty. PostgreSQL takes no U+0000. */
export const QueryWords = z.string({ error: failure("dataInvalid") }).check(
  z.trim(),
  z.maxLength(100, { error: failure("dataInvalid") }),
  z.refine((words) => !words.includes("\u0000"), { error: failure("dataInvalid") }),
);

/** NFKC, lower case, the domain in its ASCII form: e-mails are validated, compared and kept like this only. */
export function normaliseEmail(raw: string): string {
  const value = raw.normalize("NFKC").trim().toLowerCase();
  const at = value.lastIndexOf("@");
  if (at < 1) return value;
  try {
    const host = new URL(`http://${value.slice(at + 1)}`).hostname;
    return /^[^/:?#@\\]+$/.test(value.slice(at + 1)) ? value.slice(0, at + 1) + host : value;
  } catch {
    return value;
  }
}

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** An e-mail, normalised. `emailRequired` when empty, `emailInvalid` when it is none. */
export const Email = z
  .string({ error: coded("emailRequired", "emailInvalid") })
  .check(
    z.overwrite(normaliseEmail),
    z.minLength(1, { error: failure("emailRequired"), abort: true }),
    z.maxLength(firstLimits.emailMaxLength, { error: failure("emailInvalid") }),
    z.regex(emailPattern, { error: failure("emailInvalid") }),
  )
  .register(z.globalRegistry, { format: "email", pattern: undefined, examples: ["hanako@example.jp"] });

/** The password at sign-in: its length only, since one set under an older rule must still get in. `passwordRequired`, `passwordInvalid`. */
export const SignInPassword = z
  .string({ error: coded("passwordRequired", "passwordInvalid") })
  .check(
    z.minLength(1, { error: failure("passwordRequired"), abort: true }),
    z.minLength(firstLimits.signInPasswordLength.min, { error: failure("passwordInvalid") }),
    z.maxLength(firstLimits.signInPasswordLength.max, { error: failure("passwordInvalid") }),
  );

/** The same where no password is older than today's rule: 8 to 16. */
export const CurrentPassword = z
  .string({ error: coded("passwordRequired", "passwordInvalid") })
  .check(
    z.minLength(1, { error: failure("passwordRequired"), abort: true }),
    z.minLength(firstLimits.newPasswordLength.min, { error: failure("passwordInvalid") }),
    z.maxLength(firstLimits.newPasswordLength.max, { error: failure("passwordInvalid") }),
  );

/** In the order of the checklist: the form shows them, the schema enforces them. */
export const newPasswordRules = [
  {
    key: "length",
    met: (value: string) =>
      value.length >= firstLimits.newPasswordLength.min && value.length <= firstLimits.newPasswordLength.max,
  },
  { key: "lower", met: (value: string) => /[a-z]/.test(value) },
  { key: "upper", met: (value: string) => /[A-Z]/.test(value) },
  { key: "digit", met: (value: string) => /[0-9]/.test(value) },
  { key: "special", met: (value: string) => /[!@#$%^&*()\-_+.?]/.test(value) },
] as const;

export type NewPasswordRule = (typeof newPasswordRules)[number]["key"];

/** ASCII letters, digits and the specials only. */
const newPasswordAlphabet = /^[A-Za-z0-9!@#$%^&*()\-_+.?]*$/;

/** A password that is being set: `passwordRequired` when empty, `passwordInvalid` when a rule is not met. The server also refuses common ones. */
export const NewPassword = z.string({ error: coded("passwordRequired", "passwordInvalid") }).check(
  z.minLength(1, { error: failure("passwordRequired"), abort: true }),
  z.minLength(firstLimits.newPasswordLength.min, { error: failure("passwordInvalid") }),
  z.maxLength(firstLimits.newPasswordLength.max, { error: failure("passwordInvalid") }),
  z.regex(newPasswordAlphabet, { error: failure("passwordInvalid") }),
  z.refine((value) => newPasswordRules.every((rule) => rule.met(value)), {
    error: failure("passwordInvalid"),
  }),
);

/** The person's name, 2 to 50 characters. `nameRequired` when empty, `dataInvalid` for its length. */
export const FullName = text({ ...firstLimits.fullNameLength, empty: "nameRequired" });

/** The six digits of a mailed code; full-width digits count. `otpRequired` when empty, `otpFormat` for the format. */
export const Otp = z.string({ error: coded("otpRequired", "otpFormat") }).check(
  z.overwrite((value) => value.normalize("NFKC").trim()),
  z.minLength(1, { error: failure("otpRequired"), abort: true }),
  z.regex(/^[0-9]{6}$/, { error: failure("otpFormat") }),
);

export const locales = ["ja", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "ja";
