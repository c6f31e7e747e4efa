import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listOffers, type Offer } from "@tomoru/contract/influencer/offers";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sendTo, signInTo } from "./testing/process-calls.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { environmentOf, onServer } from "./testing/test-database.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tomoru-main-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const template = inject("template");

test.runIf(template.kind === "server")(
  "two copies that start at once on an empty database both come up",
  async () => {
    if (template.kind !== "server") return;
    const name = `tomoru_pair_${process.pid}`;
    await onServer(template.url, `create database ${name}`);
    try {
      const env = { ...environmentOf(template, name), DATA_DIR: dataDir, DEMO: "on" };
      const copies = await Promise.all([startServerProcess(env), startServerProcess(env)]);
      const tokens = await Promise.all(copies.map(({ url }) => signInTo(url)));
      // A session of one copy is one of the other.
      const [first = ""] = tokens;
      const pages = await Promise.all(
        copies.map(({ url }) => sendTo<{ docs: Offer[] }>(url, listOffers, { token: first })),
      );
      expect(pages.map(({ docs }) => docs.length)).toEqual([5, 5]);
      expect(await Promise.all(copies.map((copy) => copy.end("SIGTERM")))).toEqual([0, 0]);
    } finally {
      await onServer(template.url, `drop database ${name} with (force)`);
    }
  },
  120_000,
);
