import { z } from "zod/mini";
import { failure } from "./codes.ts";
import { coded, locales } from "./fields.ts";

// Apart from `fields.ts`: the sign-in page must not load these (docs/decisions/0018).

export const LocaleField = z.enum(locales, { error: coded("fieldRequired") });

/** There is no year 0, and no database has one. */
const isOfAYear = (value: string) => !value.startsWith("0000");

/** A calendar day `YYYY-MM-DD` that exists. `fieldRequired` when empty, else `dataInvalid`. */
export const CalendarDate = z.string({ error: coded("fieldRequired") }).check(
  z.minLength(1, { error: failure("fieldRequired"), abort: true }),
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: failure("dataInvalid"), abort: true }),
  z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false, {
    error: failure("dataInvalid"),
  }),
  z.refine(isOfAYear),
);

/** `YYYY-MM`. */
export const Month = z
  .string({ error: coded("fieldRequired") })
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: failure("dataInvalid") }), z.refine(isOfAYear));

/** A moment in UTC, ISO 8601. */
export const Moment = z.iso.datetime({ error: failure("dataInvalid") });

/** Integer yen. `numberRequired` when it is no whole number, `dataInvalid` out of bounds. */
export const Yen = z
  .number({ error: coded("fieldRequired", "numberRequired") })
  .check(
    z.int({ error: failure("numberRequired") }),
    z.gte(0, { error: failure("dataInvalid") }),
    z.lte(9_999_999_999, { error: failure("dataInvalid") }),
  );

/** A sum of amounts, integer yen: wider than a single one may be. */
export const YenSum = z.number().check(z.int(), z.gte(0));

/** `example.jp/path` as people write it, with a host and nothing before it: no user, no port, no other scheme. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u;

/** http or https only, never `javascript:` or `data:`; a bare address becomes one of https. */
export const WebUrl = z.string({ error: coded("fieldRequired") }).check(
  z.trim(),
  z.overwrite((value) => (bareAddress.test(value) ? `https://${value}` : value)),
  z.maxLength(2048, { error: failure("dataInvalid"), abort: true }),
  z.refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), { error: failure("dataInvalid") }),
);
