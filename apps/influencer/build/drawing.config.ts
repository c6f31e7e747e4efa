import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { phrases } from "./phrases.ts";

const site = join(import.meta.dirname, "..");

/** Where the server finds what it draws pages with. */
export const drawingFolder = join(site, "dist-drawing");

/**
 * The site's components once more, as modules for Node: `prerender.js` for the build, `drawing.js` for the server. They
 * stand alone, with React as it is in production whatever the server's own NODE_ENV.
 */
export default defineConfig({
  root: site,
  configFile: false,
  logLevel: "error",
  plugins: [phrases(), react()],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: drawingFolder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { prerender: join(site, "src/app/prerender.tsx"), drawing: join(site, "src/app/drawing.tsx") },
    },
  },
});
