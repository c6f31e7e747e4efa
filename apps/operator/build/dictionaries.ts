import { join } from "node:path";

const japanese = join(import.meta.dirname, "../../../packages/i18n/src/ja");

/** What this site says in Japanese. */
export const dictionaries = ["common", "operator"].map((name) => join(japanese, name));
