import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartFault } from "../start-fault.ts";

/** Milliseconds that a start waits for the process before it: a container or a process manager may start the next while the last still leaves. */
const patienceMs = 15_000;

/** SQLite's own number for "somebody else has locked it". */
const busy = 5;

type Waiting = {
  readonly waitMs?: number | undefined;
  /** Told once, when there is somebody to wait for. */
  readonly onWait?: (() => void) | undefined;
};

/** A handle that nothing refers to any more is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Holds the folder for this process alone: PGlite refuses no second process, and two lose each other's rows. The lock is
 * the operating system's, on the empty file `<folder>.lock`, taken by the SQLite in Node: it ends with its process however
 * that ends, holds across containers that share the folder, and no number of a process has to be believed. The file
 * stays for ever: deleting it would let the next process lock another one. Throws StartFault after `waitMs`.
 */
export function lockDataDir(folder: string, { waitMs = patienceMs, onWait }: Waiting = {}): () => void {
  const file = `${folder}.lock`;
  const note = `${folder}.holder`;
  mkdirSync(dirname(folder), { recursive: true });
  make(file);
  const lock = take(file, 0) ?? (waitMs > 0 ? takeLater(file, { waitMs, onWait }) : undefined);
  if (!lock) throw new StartFault(refusal(folder, { holder: read(note), waitMs }));
  held.add(lock);
  const holder = `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`;
  writeFileSync(note, holder, { mode: 0o600 });
  return () => {
    // Once let go it may be another's, and a folder that was put in its place has a note of its own.
    if (!held.delete(lock)) return;
    if (read(note) === holder) rmSync(note);
    lock.close();
  };
}

/** Never opens a file that is there: closing it again would let go what this process holds of it. */
function make(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

function takeLater(file: string, { waitMs, onWait }: Waiting & { waitMs: number }): DatabaseSync | undefined {
  onWait?.();
  return take(file, waitMs);
}

/** Undefined while another holds it. Blocks this thread for the time: nothing is served before the database is open. */
function take(file: string, timeout: number): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return undefined;
    const reason = error instanceof Error ? error.message : "unknown";
    throw new StartFault(
      `${file} cannot be locked (${reason}): DATA_DIR has to be on a file system with locks, or set DATABASE_URL.`,
    );
  }
}

function refusal(folder: string, { holder, waitMs }: { holder: string; waitMs: number }): string {
  const who = holder === "" ? "another process" : holder;
  const waited = waitMs > 0 ? `, which did not leave within ${waitMs / 1000} seconds` : "";
  return `The database in ${folder} is in use by ${who}${waited}. One process at a time: stop that one, or set DATABASE_URL to share a PostgreSQL server.`;
}

function read(note: string): string {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "";
  }
}
