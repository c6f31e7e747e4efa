import { join } from "node:path";
import { phrases } from "@tomoru/rendering/build/phrases.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { dictionaries } from "../build/dictionaries.ts";

/** Built apart from the product, so that no byte of the gallery is in what creators load. Served at /dev/ui outside production. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  base: "/dev/ui/",
  publicDir: false,
  plugins: [phrases(dictionaries), react()],
  build: {
    target: "baseline-widely-available",
    outDir: join(import.meta.dirname, "dist"),
    assetsInlineLimit: 0,
    // Every component in one file: it is only ever loaded from the machine that it was built on.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: join(import.meta.dirname, "index.html") },
  },
});
