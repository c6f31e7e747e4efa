import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setPriority } from "node:os";

const port = Number(process.env.E2E_PORT ?? (await freePort()));
// Workers load this file again and must find the same server.
process.env.E2E_PORT = String(port);

// Tests and browsers are nicer than the server, whose thread that hashes passwords
// is itself ten steps nicer (docs/decisions/0027): two busy browsers would starve it.
if (process.env.TEST_WORKER_INDEX !== undefined && process.platform === "linux") setPriority(10);

/** The product under test: built, with a port and data of its own. */
export const server = {
  url: `http://localhost:${port}`,
  readyUrl: `http://localhost:${port}/readyz`,
  operatorToken: "the-operator-of-the-browser-tests-0001",
  command: `"${process.execPath}" ../scripts/throwaway-server.mjs`,
  environment: (operatorToken: string) => ({
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    // Each test has an address of its own, so that they do not share the rations of one.
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  }),
};

/** The full browser has what the headless shell lacks: the back-forward cache. */
export const wholeBrowser = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Chromium without its own window, tabs and bars, where it is installed: each page takes a third of the processor time. */
const shell = [process.env.HEADLESS_SHELL_PATH ?? "", "/usr/bin/chromium-headless-shell"].find(existsSync);

export const browser = {
  locale: "ja-JP",
  timezoneId: "Asia/Tokyo",
  // A service worker would hide requests from the tests; those about it allow it.
  serviceWorkers: "block" as const,
  launchOptions: {
    executablePath: shell ?? wholeBrowser,
    // Without hinting, both draw the same letters to the pixel.
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"],
  },
};

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port")),
      );
    });
  });
}
