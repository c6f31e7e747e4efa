import type { ColumnType } from "kysely";

/** bigint columns arrive as text from both drivers; money stays below 2^53 and is converted where rows become answers. */
export type BigInteger = ColumnType<string, number | string, number | string>;
/** Days are text `YYYY-MM-DD` on both drivers: a Date would move them across time zones. */
export type Day = ColumnType<string, string, string>;
