import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort, server } from "./settings.ts";
import { test as base } from "./test.ts";

/** Milliseconds: a first start makes a database and the demo. */
const startMs = 120_000;

/** A page of a product with data and a clock of its own: where the time is moved, nobody else's sessions may end. */
export const test = base.extend<{ ownServer: string }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of this pattern.
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, "../../scripts/throwaway-server.mjs")],
        {
          env: { ...process.env, ...server.environment(server.operatorToken), PORT: String(port) },
          stdio: "ignore",
        },
      );
      const shared = server.url;
      try {
        await expect.poll(() => isReady(url), { timeout: startMs }).toBe(true);
        server.url = url;
        await use(url);
      } finally {
        server.url = shared;
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
    },
    { timeout: 2 * startMs },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
});

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
