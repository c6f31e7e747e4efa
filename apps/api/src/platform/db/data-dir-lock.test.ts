import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartFault } from "../start-fault.ts";
import { lockDataDir } from "./data-dir-lock.ts";

const holder = join(import.meta.dirname, "../../testing/lock-holder.ts");

let base: string;
let folder: string;
const started: ChildProcessWithoutNullStreams[] = [];
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "tomoru-lock-"));
  folder = join(base, "database");
});
afterEach(async () => {
  await Promise.all(
    started.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    }),
  );
  rmSync(base, { recursive: true });
});

/** Starts a program and resolves with the first line that it says. */
async function run(file: string, args: readonly string[]) {
  const child = spawn(file, args);
  started.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

const hold = (...args: string[]) => run(process.execPath, [holder, folder, ...args]);

test("a folder that a living process holds is refused, and the line says which one it is", async () => {
  const { child, said } = await hold();
  expect(said).toBe("held");
  const refused = () => lockDataDir(folder, { waitMs: 0 });
  expect(refused).toThrow(StartFault);
  expect(refused).toThrow(`in use by process ${child.pid} on ${hostname()} since 20`);
});

test("nor does one process hold a folder twice", () => {
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder, { waitMs: 0 })).toThrow("in use by process");
  unlock();
});

test("a process that is killed lets go at once, though nobody has taken note of its end", async () => {
  // The shell becomes a program that never asks after its children: the killed one stays behind as a zombie.
  const script = `exec 3<&0; "$0" "$1" "$2" <&3 & echo $!; exec sleep 1000`;
  const shell = spawn("sh", ["-c", script, process.execPath, holder, folder]);
  try {
    let said = "";
    for await (const part of shell.stdout) {
      said += String(part);
      if (said.includes("held")) break;
    }
    const pid = Number(/^\d+/.exec(said)?.[0]);
    process.kill(pid, "SIGKILL");
    expect(() => lockDataDir(folder)()).not.toThrow();
    expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
  } finally {
    const ended = once(shell, "exit");
    shell.kill("SIGKILL");
    await ended;
  }
});

test("a number that another process has by now stops no start", () => {
  const note = `process ${process.ppid} on ${hostname()} since 2026-11-01T00:00:00.000Z`;
  for (const kind of ["lock", "holder"]) writeFileSync(`${folder}.${kind}`, kind === "holder" ? note : "");
  const unlock = lockDataDir(folder, { waitMs: 0 });
  expect(readFileSync(`${folder}.holder`, "utf8")).toContain(`process ${process.pid} on`);
  unlock();
});

const namespaces = spawnSync("unshare", ["-pf", "true"]).status === 0;

test("of two containers on one folder, where both processes have the number 1, one is refused", async ({
  skip,
}) => {
  if (!namespaces) skip("unshare -pf is not permitted here");
  const contained = ["-pf", "--kill-child", process.execPath, holder, folder];
  const first = await run("unshare", contained);
  expect(first.said).toBe("held");
  expect(readFileSync(`${folder}.holder`, "utf8")).toContain("process 1 on ");
  const second = await run("unshare", contained);
  expect(second.said).toContain("in use by process 1 on ");
});

test("a start waits for a holder that is leaving, and says once that it waits", async () => {
  const { child } = await hold("700");
  let waits = 0;
  child.kill("SIGTERM");
  const unlock = lockDataDir(folder, {
    onWait: () => {
      waits += 1;
    },
  });
  expect(waits).toBe(1);
  unlock();
});

test("a holder that stays is waited for as long as was said, and no longer", async () => {
  await hold();
  const before = performance.now();
  expect(() => lockDataDir(folder, { waitMs: 500 })).toThrow("which did not leave within 0.5 seconds");
  expect(performance.now() - before).toBeGreaterThanOrEqual(450);
});

test("a lock that was let go can be taken again, and is not let go by who had it before", async () => {
  const unlock = lockDataDir(folder);
  unlock();
  expect(existsSync(`${folder}.holder`)).toBe(false);
  const { said } = await hold();
  expect(said).toBe("held");
  unlock();
  expect(() => lockDataDir(folder, { waitMs: 0 })).toThrow("in use by process");
});

test("what is no lock of ours, or lies where none can be, ends the start with a line", () => {
  writeFileSync(`${folder}.lock`, "12345");
  expect(() => lockDataDir(folder, { waitMs: 0 })).toThrow(/database\.lock cannot be locked \(/);
});
