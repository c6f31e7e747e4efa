import { sep } from "node:path";
import type { Plugin } from "vite";
import { markPhrases } from "./mark-phrases.ts";

/** Legal texts are body text; a file is rendered elsewhere. */
const unmarked = /[\\/](legal|paid-year-csv|privacy-policy|terms)\.ts$/;

/** Finds the ends of phrases in the texts that `<Phrases>` shows while building, so that no browser has to. */
export function phrases(folders: readonly string[]): Plugin {
  return {
    name: "phrases",
    enforce: "pre",
    transform(code, id) {
      const [file = id] = id.split("?");
      const isMarked = folders.some((folder) => file.startsWith(folder + sep)) && !unmarked.test(file);
      return isMarked ? markPhrases({ code, file, from: "@tomoru/ui/text/phrased" }) : undefined;
    },
  };
}
