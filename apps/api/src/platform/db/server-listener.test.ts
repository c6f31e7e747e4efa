import pg from "pg";
import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { maintenanceUrl, onServer } from "../../testing/test-database.ts";
import type { Listener } from "./listener.ts";
import { heartOf, listenOnServer } from "./server-listener.ts";

const template = inject("template");
const log = pino({ level: "silent" });
const named = { name: "tomoru-test", deaf: "nothing is heard" };

/** Listens on the server's own maintenance database, on a channel that no other test uses. */
async function listening(
  work: (ear: { listener: Listener; heard: string[]; losses: () => number }) => Promise<void>,
) {
  if (template.kind !== "server") return;
  const connectionString = maintenanceUrl(template.url);
  const heard: string[] = [];
  let lost = 0;
  const listener = await listenOnServer({
    channel: "a channel",
    connectionString,
    ...named,
    say: (payload) => say(payload),
    hear: (payload) => heard.push(payload),
    lost: () => {
      lost += 1;
    },
    log,
  });
  try {
    await work({ listener, heard, losses: () => lost });
  } finally {
    await listener.stop();
  }
}

async function say(payload: string): Promise<void> {
  if (template.kind === "server") await onServer(template.url, `notify "a channel", '${payload}'`);
}

test.runIf(template.kind === "server")("what any connection says is heard", () =>
  listening(async ({ listener, heard }) => {
    expect(listener.isUp()).toBe(true);
    await say("one");
    await say("two");
    await expect.poll(() => heard).toEqual(["one", "two"]);
  }),
);

test.runIf(template.kind === "server")(
  "a connection that is cut is told as lost, and comes back by itself",
  () =>
    listening(async ({ listener, heard, losses }) => {
      if (template.kind !== "server") return;
      await onServer(
        template.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen \"a channel\"%'",
      );
      await expect.poll(losses).toBe(1);
      expect(listener.isUp()).toBe(false);
      await expect.poll(() => listener.isUp(), { timeout: 20_000 }).toBe(true);
      await say("again");
      await expect.poll(() => heard).toEqual(["again"]);
    }),
);

test.runIf(template.kind === "server")(
  "a connection that accepts LISTEN and hears nothing, as behind a pooler, is not up",
  async () => {
    if (template.kind !== "server") return;
    const listener = await listenOnServer({
      channel: "a channel",
      connectionString: maintenanceUrl(template.url),
      ...named,
      // What is said goes nowhere.
      say: async () => undefined,
      hear: () => undefined,
      lost: () => undefined,
      log,
    });
    expect(listener.isUp()).toBe(false);
    await listener.stop();
  },
);

test.runIf(template.kind === "server")(
  "once it has heard, it stays up while all other connections are too busy to say anything",
  async () => {
    if (template.kind !== "server") return;
    const client = new pg.Client({ connectionString: maintenanceUrl(template.url) });
    await client.connect();
    await client.query("listen busy");
    let isBusy = true;
    const beat = heartOf(client, {
      hear: () => undefined,
      say: (payload) =>
        isBusy ? Promise.reject(new Error("busy")) : client.query(`notify busy, '${payload}'`),
    });
    await expect(beat()).rejects.toThrow("busy");
    isBusy = false;
    await beat();
    isBusy = true;
    await beat();
    await client.end();
  },
);

test("a server that cannot be reached is no failure of the start", async () => {
  const connectionString = "postgres://nobody@127.0.0.1:1/nothing";
  const listener = await listenOnServer({
    channel: "a channel",
    connectionString,
    ...named,
    say: async () => undefined,
    hear: () => undefined,
    lost: () => undefined,
    log,
  });
  expect(listener.isUp()).toBe(false);
  await listener.stop();
});
