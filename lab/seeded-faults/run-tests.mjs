// Runs single tests of a copy of the API, with one start of the test runner for all of them.
import { join } from "node:path";
import { createVitest } from "vitest/node";

/** @typedef {{ file: string, title: string }} Named `file` below src; `title` may be a part of it */
/**
 * @typedef {object} Outcome
 * @property {string} state "passed" or "failed" where the test itself ran: of a copy that does not even load it is "absent"
 * @property {string[]} errors
 */
/**
 * @typedef {object} Runner
 * @property {(tests: readonly Named[]) => Promise<(test: Named) => Outcome>} run
 * @property {(file: string) => void} forget a source file that has changed
 * @property {() => Promise<void>} close
 */

/** @param {string} folder of the copy @returns {Promise<Runner>} */
export async function startRunner(folder) {
  // The embedded database: each test gets a copy of it in memory.
  delete process.env.TEST_DATABASE_URL;
  const config = join(folder, "vitest.config.ts");
  const vitest = await createVitest({ root: folder, config, watch: false, reporters: [{}] });
  await vitest.standalone();
  const project = vitest.getRootProject();
  const pathOf = (/** @type {string} */ file) => join(folder, "src", file);
  return {
    async run(tests) {
      const byFile = [...Map.groupBy(tests, ({ file }) => file)];
      const specifications = byFile.map(([file, named]) => {
        const testNamePattern = new RegExp(named.map(({ title }) => literally(title)).join("|"));
        return project.createSpecification(pathOf(file), { testNamePattern });
      });
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return ({ file, title }) => {
        const module = testModules.find(({ moduleId }) => moduleId === pathOf(file));
        const test = [...(module?.children.allTests() ?? [])].find(({ fullName }) =>
          fullName.includes(title),
        );
        const errors = test?.result().errors ?? module?.errors() ?? [];
        const { state } = test?.result() ?? { state: "absent" };
        return { state, errors: errors.map(({ message }) => message) };
      };
    },
    forget: (file) => vitest.invalidateFile(pathOf(file)),
    close: () => vitest.close(),
  };
}

/** @param {string} text as a pattern that matches just that */
function literally(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
