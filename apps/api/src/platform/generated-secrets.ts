import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedSecrets } from "./config.ts";

/** The secrets of a trial installation: made once, kept beside the embedded database, readable by their owner only. */
export function generatedSecrets(dataDir: string): GeneratedSecrets {
  mkdirSync(dataDir, { recursive: true });
  return {
    appSecret: keep(join(dataDir, "app-secret"), () => randomBytes(32).toString("base64url")),
    operatorToken: keep(join(dataDir, "operator-token"), () => randomBytes(32).toString("base64url")),
    encryptionKeys: keep(join(dataDir, "encryption-keys"), () => `k1:${randomBytes(32).toString("base64")}`),
  };
}

function keep(file: string, make: () => string): string {
  try {
    // "wx": of two copies that start at once the first writes, and both read what it wrote.
    writeFileSync(file, make(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
