import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { StartFault } from "../start-fault.ts";

/**
 * Holds `<folder>.lock` with this process's id. Two processes on one embedded database are not refused by it and would
 * silently lose rows, so they are refused here; the lock of a process that died is taken over. Throws while another lives.
 */
export function lockDataDir(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
      const owner = Number(readFileSync(file, "utf8"));
      if (owner !== process.pid && isAlive(owner)) {
        throw new StartFault(
          `The database in ${folder} is in use by process ${owner}. Stop it first, or set DATABASE_URL to share a PostgreSQL server.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartFault(`Another process took ${file} at the same moment. Start again.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
