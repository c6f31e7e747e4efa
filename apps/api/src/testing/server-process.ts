import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

export type ServerProcess = {
  readonly url: string;
  /** All that it has written to its log so far. */
  log(): string;
  /** Sends the signal and resolves to the exit code, null when the signal itself ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

const main = join(import.meta.dirname, "../main.ts");

/** The real process, as `npm start` (with a role, `npm run worker`) runs it: resolves once it says that it is ready. Rejects with its output when it ends before. */
export async function startServerProcess(
  env: Record<string, string>,
  ...role: "worker"[]
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main, ...role], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "warn", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async end(signal) {
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** Resolves to what reads the output, then and later. */
function ready(child: ChildProcess): Promise<() => string> {
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (part: Buffer) => {
        output += part.toString();
        if (output.includes("Tomoru is ready")) resolve(() => output);
      });
    }
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${output.trim()}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("no port on loopback");
  return address.port;
}
