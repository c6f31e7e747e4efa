import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort, server } from "./settings.ts";
import { test as base } from "./test.ts";

/** Milliseconds: a first start makes a database and the demo. */
const startMs = 120_000;

/** The test server's address, if this machine has one. */
const hasServer = (process.env.TEST_DATABASE_URL ?? "") !== "";

type Act = "replace" | "breakMail" | "mendMail" | "keepMails" | "count";

export type OwnServer = {
  readonly url: string;
  /** Has one of the acts of the copies done (`scripts/throwaway-copies.mjs`); does nothing for a single copy. */
  tell<Answer = undefined>(act: Act): Promise<Answer | undefined>;
};

type Options = {
  /** Two copies of the product if there is a PostgreSQL server for tests; otherwise one, as a newcomer starts it. */
  wantsCopies: boolean;
};

/** A page of a product with its own data and clock, since moving the time would end other tests' sessions. */
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
        await use({ url, tell: async (act) => (isOnCopies ? told(child, act) : undefined) });
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

async function told<Answer>(child: ChildProcess, act: Act): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const hear = (said: { act: Act; answer: Answer }) => said.act === act && resolve(said.answer);
  const end = () => reject(new Error("the copies ended by themselves"));
  child.on("message", hear).once("exit", end);
  child.send(act);
  return promise.finally(() => child.off("message", hear).off("exit", end));
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
