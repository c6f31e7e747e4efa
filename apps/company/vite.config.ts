import { brand } from "@tomoru/i18n/brand";
import { site } from "@tomoru/rendering/build/site.ts";
import { defineConfig } from "vite";
import { dictionaries } from "./build/dictionaries.ts";
import { installedApp } from "./build/installed-app.ts";
import { pagesFor } from "./src/app/paths.ts";
import { cookies } from "./src/shared/cookies.ts";

export default defineConfig({
  plugins: site({
    root: import.meta.dirname,
    basePath: "/company/",
    entry: "src/server.ts",
    app: "src/start.ts",
    brand,
    cookies,
    phrasesIn: dictionaries,
    manifest: { content: installedApp, touchIcon: "/icons/apple-touch-icon.png" },
    pagesBehindSignIn: Object.keys(pagesFor.signedIn),
  }),
  server: { strictPort: true },
});
