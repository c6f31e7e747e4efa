// Runs the product on data of its own that is gone when it stops: for browser tests, screenshots and the last check of CI.
import "./node24.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const dataDir = mkdtempSync(join(tmpdir(), "tomoru-data-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

// PUBLIC_URL: where people find it when something stands in front.
const { PORT = "3000", PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
// Set even if empty: this server must not read somebody's `.env`.
const none = {
  DATABASE_URL: "",
  DATABASE_DIRECT_URL: "",
  DATABASE_READ_URL: "",
  SMTP_URL: "",
  APP_SECRET: "",
  ENCRYPTION_KEYS: "",
};
Object.assign(process.env, none, {
  NODE_ENV: "development",
  PORT,
  HOST: "127.0.0.1",
  APP_URL: PUBLIC_URL,
  DATA_DIR: dataDir,
  DEMO: "on",
});
await import("./start.mjs");
