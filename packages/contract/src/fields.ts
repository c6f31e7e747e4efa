import { z } from "zod/mini";
import type { FailureCode } from "./codes.ts";
import { limits } from "./limits.ts";

/** A zod error whose text is the sub status code: `empty` for a value that is missing or "", `wrong` for any other that does not fit. */
export function coded(empty: FailureCode, wrong: FailureCode = 1023) {
  return ({ input }: { input?: unknown }) =>
    String(input === undefined || input === null || input === "" ? empty : wrong);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
const controls = /[\u0000-\u001f\u007f-\u009f]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but a text of several lines may hold tabs and line feeds.
const controlsButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

type TextRule = {
  min?: number;
  max: number;
  empty?: FailureCode;
  wrong?: FailureCode;
  lines?: "one" | "many";
  /** What is kept of an entry; its length is judged after. */
  normalise?: (typed: string) => string;
};

/** A trimmed text. Lengths count characters (code points), as the API document does. Errors: `empty` when nothing is left, else `wrong`. */
export function text({ min = 1, max, empty = 3009, wrong = 1023, lines = "one", normalise }: TextRule) {
  const forbidden = lines === "one" ? controls : controlsButLines;
  return z
    .string({ error: coded(empty, wrong) })
    .check(
      z.overwrite((value) => normalise?.(value) ?? value),
      z.trim(),
      z.minLength(1, { error: String(empty), abort: true }),
      z.refine((value) => [...value].length >= min, {
        error: String(wrong),
        params: { rule: "tooShort", limit: min },
      }),
      z.refine((value) => [...value].length <= max, {
        error: String(wrong),
        params: { rule: "tooLong", limit: max },
      }),
      z.refine((value) => !forbidden.test(value), { error: String(wrong) }),
    )
    .register(z.globalRegistry, { minLength: min, maxLength: max });
}

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

/** An e-mail, normalised. 3003 when empty, 3004 when it is none. */
export const Email = z
  .string({ error: coded(3003, 3004) })
  .check(
    z.overwrite(normaliseEmail),
    z.minLength(1, { error: "3003", abort: true }),
    z.maxLength(limits.emailMaxLength, { error: "3004" }),
    z.regex(emailPattern, { error: "3004" }),
  )
  .register(z.globalRegistry, { format: "email", pattern: undefined, examples: ["hanako@example.jp"] });

/** The password at sign-in: its length only, since one set under an older rule must still get in. 3001, 3002. */
export const SignInPassword = z
  .string({ error: coded(3001, 3002) })
  .check(
    z.minLength(1, { error: "3001", abort: true }),
    z.minLength(limits.signInPasswordLength.min, { error: "3002" }),
    z.maxLength(limits.signInPasswordLength.max, { error: "3002" }),
  );

/** The rules of a new password in the order of the live checklist: the form shows them, the schema enforces them. */
export const newPasswordRules = [
  {
    key: "length",
    met: (value: string) =>
      value.length >= limits.newPasswordLength.min && value.length <= limits.newPasswordLength.max,
  },
  { key: "lower", met: (value: string) => /[a-z]/.test(value) },
  { key: "upper", met: (value: string) => /[A-Z]/.test(value) },
  { key: "digit", met: (value: string) => /[0-9]/.test(value) },
  { key: "special", met: (value: string) => /[!@#$%^&*()\-_+.?]/.test(value) },
] as const;

export type NewPasswordRule = (typeof newPasswordRules)[number]["key"];

/** ASCII letters, digits and the specials only. */
const newPasswordAlphabet = /^[A-Za-z0-9!@#$%^&*()\-_+.?]*$/;

/** A password that is being set: 3001 when empty, 3002 when a rule is not met. The server also refuses common ones. */
export const NewPassword = z.string({ error: coded(3001, 3002) }).check(
  z.minLength(1, { error: "3001", abort: true }),
  z.minLength(limits.newPasswordLength.min, { error: "3002" }),
  z.maxLength(limits.newPasswordLength.max, { error: "3002" }),
  z.regex(newPasswordAlphabet, { error: "3002" }),
  z.refine((value) => newPasswordRules.every((rule) => rule.met(value)), { error: "3002" }),
);

/** The person's name, 2 to 50 characters. 3007 when empty, 1023 for its length. */
export const FullName = text({ ...limits.fullNameLength, empty: 3007 });

/** The six digits of a mailed code; full-width digits count. 1009 when empty, 3011 for the format. */
export const Otp = z.string({ error: coded(1009, 3011) }).check(
  z.overwrite((value) => value.normalize("NFKC").trim()),
  z.minLength(1, { error: "1009", abort: true }),
  z.regex(/^[0-9]{6}$/, { error: "3011" }),
);

export const locales = ["ja", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "ja";
