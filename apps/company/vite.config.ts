import { brand } from "@tomoru/i18n/brand";
import { site } from "@tomoru/rendering/build/site.ts";
import { defineConfig } from "vite";
import { dictionaries } from "./build/dictionaries.ts";
import { cookies } from "./src/shared/cookies.ts";

/** Small pieces that many pages are made of; nothing that brings the library behind dialogs and lists along. */
const parts =
  /lucide-react|(company[\\/]src[\\/]shared|web[\\/]src)|ui[\\/]src[\\/](?!.*(box|dialog|list|menu|modal|sheet))/;

/** What every page needs, once it is wanted. */
const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/]/;

/** What the entry does not hold of the contract. */
const schemas = /packages[\\/]contract[\\/]src[\\/](?!accounts|company[\\/](accounts|plans))/;

export default defineConfig({
  plugins: site({
    root: import.meta.dirname,
    basePath: "/company/",
    entry: "src/server.ts",
    app: "src/start.ts",
    brand,
    cookies,
    phrasesIn: dictionaries,
  }),
  build: {
    rolldownOptions: {
      output: {
        // One file for what every page needs; what only some pages share stays apart.
        codeSplitting: {
          groups: [
            { name: "entry", tags: ["$initial"], priority: 2 },
            { name: "app", test: libraries, priority: 1 },
            { name: "schemas", test: schemas, minShareCount: 2 },
            { name: "parts", test: parts, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { strictPort: true },
});
