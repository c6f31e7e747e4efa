import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort, server } from "../../support/settings.ts";
import { site } from "./settings.ts";
import { test as base } from "./test.ts";

/** Milliseconds: a first start makes a database and the demo. */
const startMs = 120_000;

/** A user of a product with its own data and clock, behind TLS: the time of the shared one must not be moved. */
export const test = base.extend<{ ownProduct: undefined }>({
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of this pattern.
    async ({}, use) => {
      const [shared, port, tlsPort] = [
        { server: server.url, site: site.url },
        await freePort(),
        await freePort(),
      ];
      const url = `https://localhost:${tlsPort}`;
      const run = (script: string, env: Record<string, string>) =>
        spawn(process.execPath, [join(import.meta.dirname, script)], {
          env: { ...process.env, ...server.environment(server.operatorToken), ...env, PORT: String(port) },
          stdio: ["ignore", "ignore", "inherit"],
        });
      const children = [
        run("../../../scripts/throwaway-server.mjs", { PUBLIC_URL: url }),
        run("tls-proxy.ts", { TLS_PORT: String(tlsPort) }),
      ];
      server.url = `http://localhost:${port}`;
      site.url = url;
      try {
        await expect.poll(isReady, { timeout: startMs }).toBe(true);
        await use(undefined);
      } finally {
        [server.url, site.url] = [shared.server, shared.site];
        const ended = children.map((child) => once(child, "exit"));
        for (const child of children) child.kill("SIGTERM");
        await Promise.all(ended);
      }
    },
    { auto: true, timeout: 2 * startMs },
  ],
});

const isReady = () =>
  fetch(`${server.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
