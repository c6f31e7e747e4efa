import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { markPhrases } from "./mark-phrases.ts";

const folder = resolve(import.meta.dirname, "../../../packages/i18n/src/ja");

/** The folders whose headings, buttons, banners and empty states are shown by `<Phrases>`. */
const folders = ["accounts", "common", "influencer"].map((name) => join(folder, name, "/"));

/** Messages at a field and legal texts are body text; a file is drawn elsewhere. */
const unmarked = /[\\/](codes|legal|paid-year-csv|privacy-policy|terms)\.ts$/;

/** Finds the ends of phrases in the Japanese dictionaries while building, so that no browser has to. */
export function phrases(): Plugin {
  return {
    name: "phrases",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      const isMarked = folders.some((each) => file.startsWith(each)) && !unmarked.test(file);
      return isMarked ? markPhrases({ code, file, from: "@tomoru/ui/text/phrased" }) : undefined;
    },
  };
}
