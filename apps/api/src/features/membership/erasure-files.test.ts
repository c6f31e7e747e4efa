import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { login } from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { dumpEmbedded } from "../../platform/db/embedded-copy.ts";
import { filesWith } from "../../testing/files-with.ts";
import { type MailSink, startMailSink } from "../../testing/mail-sink.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { demoCreator } from "../demo/demo-creator.data.ts";

const bio = "海辺の町で器を焼いています。";
const traces = [demoCreator.email, bio, "mizu-creator"];

let dataDir: string;
let mail: MailSink;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tomoru-erasure-"));
  mail = await startMailSink();
});
afterAll(async () => {
  await mail.close();
  await rm(dataDir, { recursive: true });
});

async function send(url: string, endpoint: Endpoint, { body, token }: { body?: unknown; token?: string }) {
  const response = await fetch(`${url}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, endpoint.name).toBe(200);
  return ((await response.json()) as { result: { accessToken: string } }).result;
}

test.runIf(inject("template").kind === "embedded")(
  "whoever was deleted cannot be read in any file of the data folder once a backup is made, nor in the backup",
  async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mail.url, DEMO: "on" });
    const { email: username, password } = demoCreator;
    const { accessToken: token } = await send(server.url, login, { body: { username, password } });
    await send(server.url, updateProfile, { token, body: { bio, creatorName: "mizu-creator" } });
    await send(server.url, closeAccount, { token });
    await mail.mailTo(demoCreator.email);
    expect(await server.end("SIGTERM")).toBe(0);
    // What the search has to find now, or finding nothing afterwards would mean nothing.
    expect((await filesWith(dataDir, traces)).length).toBeGreaterThan(1);
    const file = join(dataDir, "backup");
    await dumpEmbedded({ dataDir, file });
    await writeFile(join(dataDir, "backup.tar"), gunzipSync(await readFile(file)));
    expect(await filesWith(dataDir, traces)).toEqual([]);
  },
  240_000,
);
