import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort, server } from "./settings.ts";
import { test as base } from "./test.ts";

/** Milliseconds: a first start makes a database and the demo. */
const startMs = 120_000;

/** Of a server, where this machine has one for tests. */
const hasServer = (process.env.TEST_DATABASE_URL ?? "") !== "";

type OwnServer = {
  readonly url: string;
  /** A new copy in the place of each, one after the other, while people work. Nothing to do for a single one. */
  replaceCopies(): Promise<void>;
};

type Options = {
  /** Two copies of the product on PostgreSQL, where there is a server for tests; else one, as on a newcomer's machine. */
  wantsCopies: boolean;
};

/** A page of a product with data and a clock of its own: where the time is moved, nobody else's sessions may end. */
export const test = base.extend<{ ownServer: OwnServer } & Options>({
  wantsCopies: [false, { option: true }],
  ownServer: [
    async ({ wantsCopies }, use) => {
      const isOnCopies = wantsCopies && hasServer;
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const child = start(isOnCopies ? "throwaway-copies.mjs" : "throwaway-server.mjs", port);
      const shared = server.url;
      try {
        await expect.poll(() => isReady(url), { timeout: startMs }).toBe(true);
        server.url = url;
        await use({ url, replaceCopies: () => (isOnCopies ? replaced(child) : Promise.resolve()) });
      } finally {
        server.url = shared;
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
    },
    { timeout: 2 * startMs },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

function start(script: string, port: number): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, "../../scripts", script)], {
    env: { ...process.env, ...server.environment(server.operatorToken), PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function replaced(child: ChildProcess): Promise<void> {
  const said = once(child, "message");
  child.send("replace");
  const died = once(child, "exit").then(() => {
    throw new Error("the copies ended by themselves");
  });
  await Promise.race([said, died]);
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
