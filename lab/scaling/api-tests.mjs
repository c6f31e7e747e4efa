// The API's tests, all of them, on a server that is reached in another way than usual.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../../scripts/root.mjs";

/**
 * @param {Record<string, string>} env of src/testing/global-setup.ts
 * @param {string[]} [only] some files of them; all unless told @returns {Promise<boolean>} whether all passed
 */
export async function apiTestsPass(env, only = []) {
  // A part of them, for trying the trial itself.
  const { SCALING_TESTS: part } = process.env;
  const child = spawn(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "api",
      "--reporter=dot",
      ...(part ? [part] : only),
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] },
  );
  const [code] = await once(child, "exit");
  return code === 0;
}
