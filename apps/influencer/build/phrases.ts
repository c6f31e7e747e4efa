import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { markPhrases } from "./mark-phrases.ts";

const folder = resolve(import.meta.dirname, "../../../packages/i18n/src/ja");

/**
 * The dictionaries whose headings, buttons, banners and empty states are shown by `<Phrases>`. Not those of messages at a
 * field, of mails and of legal texts, which are body text here or drawn elsewhere.
 */
const names =
  "account auth bank common email-change forms home membership offers passwords payments settings shell social";
const dictionaries = new Set(names.split(" ").map((name) => join(folder, `${name}.ts`)));

/** Finds the ends of phrases in the Japanese dictionaries while building, so that no browser has to. */
export function phrases(): Plugin {
  return {
    name: "phrases",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      return dictionaries.has(file) ? markPhrases({ code, file, from: "@tomoru/ui/phrased" }) : undefined;
    },
  };
}
