import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseConfig } from "../platform/config.ts";
import { parseDatabaseConfig } from "../platform/db/database-config.ts";
import { generatedSecrets } from "../platform/generated-secrets.ts";
import { StartFault } from "../platform/start-fault.ts";
import { asksDatabaseAlone, runCommand, runDatabaseCommand } from "./commands.ts";

const person = "0198c0de-0000-7000-8000-000000000001";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tomoru-commands-"));
  mkdirSync(join(folder, "whole/database"), { recursive: true });
  writeFileSync(join(folder, "server.dump"), "PGDMP and so on");
  writeFileSync(join(folder, "embedded.tgz"), Buffer.from([0x1f, 0x8b, 0x08, 0]));
  writeFileSync(join(folder, "erased.txt"), `${person}\nhanako@example.jp\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command that is refused says; `@` before a name stands for the test's folder. It never comes to open a database. */
async function refusal([name = "", ...args]: string[], dataDir: string): Promise<string> {
  const env = { DATA_DIR: join(folder, dataDir) };
  const given = {
    args: args.map((arg) => arg.replace("@", `${folder}/`)),
    environment: {},
    log: pino({ level: "silent" }),
  };
  const run = asksDatabaseAlone(name)
    ? runDatabaseCommand(name, { ...given, config: parseDatabaseConfig(env) })
    : runCommand(name, {
        ...given,
        config: parseConfig(env, generatedSecrets),
        assemble: () => Promise.reject(new Error("a command that is refused opens no database")),
      });
  const fault = await run.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(StartFault);
  return fault instanceof StartFault ? fault.message.replaceAll(`${folder}/`, "@") : "";
}

test.each([
  [
    ["nonsense"],
    "There is no nonsense: it is one of backup, erasures, restore, distribute, keys:rotate, ledger:check, stripe:setup.",
  ],
  [["backup"], "Say where to: npm run backup <file>"],
  [["erasures"], "Say where to: npm run erasures <file>"],
  [["distribute"], "The embedded database is on this machine: set DATABASE_URL to that of a coordinator."],
  [
    ["stripe:setup"],
    "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS: the sandbox has its prices by itself.",
  ],
  [["backup", "@server.dump"], "@server.dump is there already; it is kept."],
  [["backup", "@new"], "There is no embedded database in @empty/database."],
  [["erasures", "@new"], "There is no embedded database in @empty/database."],
  [["ledger:check"], "There is no embedded database in @empty/database."],
  [["keys:rotate"], "There is no embedded database in @empty/database."],
  [["backup", "@no-folder/new"], "There is no folder @no-folder."],
  [["erasures", "@no-folder/new"], "There is no folder @no-folder."],
  [["restore", "@embedded.tgz"], "Say from what, and which accounts were deleted since: "],
  [["restore", "@server.dump", "none"], "@server.dump is not a backup of the embedded database "],
  [["restore", "@nowhere", "none"], "@nowhere cannot be read."],
  [["restore", "@embedded.tgz", "@nowhere"], "@nowhere cannot be read."],
  [["restore", "@embedded.tgz", "@erased.txt"], "Line 2 of @erased.txt is not the number of an account."],
])("%j is refused with one line and changes nothing", async (args, line) => {
  const said = await refusal(args, "empty");
  expect(said.split("\n")).toEqual([expect.stringContaining(line)]);
  expect(existsSync(join(folder, "empty/database"))).toBe(false);
  expect(existsSync(join(folder, "new"))).toBe(false);
  expect(readFileSync(join(folder, "server.dump"), "utf8")).toBe("PGDMP and so on");
});

test("a restore writes over no database", async () => {
  expect(await refusal(["restore", "@embedded.tgz", "none"], "whole")).toContain("is there already");
});

test("a lone address of a pooler or a replica is refused for a command of the database as well", () => {
  expect(() => parseDatabaseConfig({ DATABASE_DIRECT_URL: "postgres://127.0.0.1/tomoru" })).toThrow(
    "DATABASE_URL is required",
  );
});

test("a database without our tables gives no list: an empty one would bring everybody back", async () => {
  const config = parseDatabaseConfig({ DATA_DIR: join(folder, "whole") });
  const file = join(folder, "new");
  const parts = { args: [file], environment: {}, log: pino({ level: "silent" }), config };
  await expect(runDatabaseCommand("erasures", parts)).rejects.toThrow("no list is written");
  expect(existsSync(file)).toBe(false);
});
