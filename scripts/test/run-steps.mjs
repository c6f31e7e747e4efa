// Runs steps one after the other, all of them whatever fails, and adds up what they checked.

/**
 * @typedef {{ test: string, tries?: number }} SecondTry `test`: file and titles, joined by " › "
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {SecondTry[]} [again] of those that passed, the tests that did so only when they were tried again
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [key] what other steps need of this one
 * @property {string[]} [needs] steps without which this one makes no sense: it then fails without running
 * @property {() => Promise<number>} work resolves to an exit code
 * @property {() => Count} [count] the tests that the work ran
 */

/**
 * @param {{ steps: Step[], print: (line: string) => void }} input
 * @returns {Promise<{ passed: number, failed: number, again: (SecondTry & { step: string })[] }>} every step counts as a
 * check, and so does every test inside one
 */
export async function runSteps({ steps, print }) {
  /** @type {Awaited<ReturnType<typeof runSteps>>} */
  const total = { passed: 0, failed: 0, again: [] };
  const lines = [];
  const broken = new Set();
  for (const step of steps) {
    const startedAt = Date.now();
    const missing = (step.needs ?? []).filter((key) => broken.has(key));
    print(`\n── ${step.name}`);
    if (missing.length > 0) print(`Not run: it needs ${missing.join(" and ")}.`);
    const count = missing.length > 0 ? { passed: 0, failed: 1 } : await outcome({ step, print });
    if (count.failed > 0 && step.key) broken.add(step.key);
    total.passed += count.passed;
    total.failed += count.failed;
    total.again.push(...(count.again ?? []).map((one) => ({ ...one, step: step.name })));
    lines.push(summary({ name: step.name, count, seconds: (Date.now() - startedAt) / 1000 }));
  }
  print(`\n${lines.join("\n")}\n`);
  return total;
}

/** @param {{ step: Step, print: (line: string) => void }} input @returns {Promise<Count>} */
async function outcome({ step: { work, count }, print }) {
  try {
    const code = await work();
    const tests = count?.() ?? { passed: 0, failed: 0 };
    if (code === 0 && tests.failed === 0) return { ...tests, passed: tests.passed + 1 };
    return { ...tests, failed: tests.failed + 1 };
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** @param {{ name: string, count: Count, seconds: number }} line */
function summary({ name, count, seconds }) {
  const mark = count.failed > 0 ? "✗" : "✓";
  const again = count.again?.length ? `, ${count.again.length} at a second try` : "";
  return `${mark} ${name.padEnd(24)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(6)} s${again}`;
}
