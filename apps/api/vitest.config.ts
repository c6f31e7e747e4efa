import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    // On two cores: the embedded database lives in the test's own process, while a test on a server waits for its answers.
    maxWorkers: process.env.TEST_DATABASE_URL ? 3 : 2,
    // The server is loaded once a worker, not once a file: no test swaps a module, and state lives in the database.
    isolate: false,
    // What is in use stays below 400 MB; without a bound each worker of three fills 1.7 GB of the machine.
    execArgv: ["--max-old-space-size=640"],
    // Promises, not speeds: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
