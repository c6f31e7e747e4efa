import { z } from "zod/mini";
import { coded, locales } from "./fields.ts";

// Apart from the fields of the sign-in, whose page carries nothing that it does not need (docs/decisions/0018).

export const LocaleField = z.enum(locales, { error: coded(3009) });

/** A calendar day `YYYY-MM-DD` that exists. 3009 when empty, else 1023. */
export const CalendarDate = z.string({ error: coded(3009) }).check(
  z.minLength(1, { error: "3009", abort: true }),
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "1023", abort: true }),
  z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, { error: "1023" }),
);

/** A month `YYYY-MM`. */
export const Month = z
  .string({ error: coded(3009) })
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "1023" }));

/** A moment in UTC, ISO 8601. */
export const Moment = z.iso.datetime({ error: "1023" });

/** Integer yen. 3013 when it is no whole number, 1023 out of bounds. */
export const Yen = z
  .number({ error: coded(3009, 3013) })
  .check(z.int({ error: "3013" }), z.gte(0, { error: "1023" }), z.lte(9_999_999_999, { error: "1023" }));

/** A sum of amounts, integer yen: wider than a single one may be. */
export const YenSum = z.number().check(z.int(), z.gte(0));

/** A web address, http or https only: `javascript:` and `data:` never reach a screen. */
export const WebUrl = z.string({ error: coded(3009) }).check(
  z.trim(),
  z.maxLength(2048, { error: "1023", abort: true }),
  z.refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), { error: "1023" }),
);
