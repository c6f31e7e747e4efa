import type { KnipConfig } from "knip";

export default {
  workspaces: {
    ".": {
      entry: [
        "scripts/*.mjs",
        "{scripts,lab}/**/*.test.mjs",
        "lab/bench/*-server.mjs",
        "lab/drills/*.mjs",
        "lab/lighthouse/load.mjs",
        "lab/scaling/*.mjs",
        "lab/drills/harness/skewed-clock.mjs",
        "lab/*.mjs",
        "lab/citus/*.mjs",
        "lab/mutants/ignore-declarations.mjs",
        "lab/mutants/share-checker.mjs",
        "lab/mutants/survivor-reporter.mjs",
      ],
      // The rivals have packages of their own.
      project: ["{scripts,lab}/**/*.mjs", "!lab/bench/rivals/**"],
      // Lighthouse too: installed when it is wanted.
      // Kysely is the API's own; the bench names its type alone.
      ignoreDependencies: ["chrome-launcher", "lighthouse", "kysely"],
    },
    // What a package exports is for this repository alone: somebody has to use it.
    "packages/contract": { includeEntryExports: true, project: ["src/**/*.ts"] },
    "packages/i18n": { includeEntryExports: true, project: ["src/**/*.ts"] },
    "packages/rendering": { includeEntryExports: true, project: ["src/**/*.{ts,tsx}"] },
    "packages/ui": {
      includeEntryExports: true,
      project: ["src/**/*.{ts,tsx}"],
      // Imported by a stylesheet, which is not read here.
      ignoreDependencies: ["@fontsource-variable/figtree"],
    },
    "packages/web": { includeEntryExports: true, project: ["src/**/*.{ts,tsx}"] },
    "packages/web-auth": { includeEntryExports: true, project: ["src/**/*.{ts,tsx}"] },
    "packages/web-deals": { includeEntryExports: true, project: ["src/**/*.{ts,tsx}"] },
    "apps/api": {
      // Run by tests as processes of their own, the first beside types that exist only then.
      entry: ["src/testing/generated-client/creator-journey.mjs", "src/testing/lock-holder.ts"],
      ignoreUnresolved: ["./paths.d.ts"],
      project: ["src/**/*.{ts,mjs}"],
      // Pino loads its terminal format by name.
      ignoreDependencies: ["pino-pretty"],
    },
    "apps/influencer": {
      // Built by the site's own build, and run by it and by the server.
      entry: ["src/server.ts"],
      project: ["{src,gallery,build}/**/*.{ts,tsx}", "!gallery/dist/**"],
      vite: { config: ["vite.config.ts", "gallery/vite.config.ts"] },
    },
    "apps/company": { entry: ["src/server.ts"], project: ["{src,build}/**/*.{ts,tsx}"] },
    "apps/operator": { entry: ["src/server.ts"], project: ["{src,build}/**/*.{ts,tsx}"] },
    // What journeys stand on may be there before the journey that needs it.
    e2e: {
      entry: [
        "{company/,influencer/,operator/,market/,visual/,engines/}*.spec.ts",
        "{,engines/}*.config.ts",
        "engines/support/tls-proxy.ts",
        "visual/*.shot.ts",
        "support/*.ts",
      ],
      project: ["**/*.ts"],
      // Read as a text, for the page.
      ignoreDependencies: ["@testing-library/dom"],
    },
  },
  // Programs of the system, not of a package.
  ignoreBinaries: [
    "fc-list",
    "fc-match",
    "make",
    "mount",
    "nginx",
    "openssl",
    "pgbouncer",
    "runuser",
    "umount",
    "unshare",
  ],
  // A type may be exported for the reader of a signature.
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig;
