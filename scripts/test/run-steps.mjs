// Runs steps in their order, all of them whatever fails, and adds up what they checked.

/**
 * @typedef {{ test: string, tries?: number }} SecondTry `test`: file and titles, joined by " › "
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failedTests] of those that failed, what can be named: file and titles, joined by " › "
 * @property {SecondTry[]} [again] of those that passed, the tests that did so only when they were tried again
 *
 * @typedef {(text: string) => void} Print
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [key] what other steps need of this one
 * @property {string[]} [needs] steps without which this one makes no sense: it then fails without running
 * @property {boolean} [isLight] it leaves a core of two idle: it runs beside one like it, and says what it has to say at its end
 * @property {(print: Print) => Promise<number>} work resolves to an exit code
 * @property {() => Count} [count] the tests that the work ran
 *
 * @typedef {{ step: Step, count: Count, seconds: number }} Outcome
 */

/**
 * @param {{ steps: Step[], print: Print }} input
 * @returns {Promise<{ passed: number, failed: number, failures: string[], again: (SecondTry & { step: string })[] }>} every step
 * counts as a check, and so does every test inside one; `failures`: a line for each test, or step without one, that failed
 */
export async function runSteps({ steps, print }) {
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {Map<Step, Outcome>} */
  const outcomes = new Map();
  for (const group of sideBySide(steps)) {
    const waiting = [...group];
    const runOut = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift())
        outcomes.set(step, await outcomeOf({ step, broken, print }));
    };
    await Promise.all([runOut(), runOut()]);
  }
  const inOrder = steps.flatMap((step) => outcomes.get(step) ?? []);
  print(`\n${inOrder.map(summary).join("\n")}\n`);
  return {
    passed: inOrder.reduce((sum, { count }) => sum + count.passed, 0),
    failed: inOrder.reduce((sum, { count }) => sum + count.failed, 0),
    failures: inOrder.filter(({ count }) => count.failed > 0).flatMap(failuresOf),
    again: inOrder.flatMap(({ step, count }) =>
      (count.again ?? []).map((one) => ({ ...one, step: step.name })),
    ),
  };
}

/** @param {Outcome} outcome @returns {string[]} */
function failuresOf({ step: { name }, count: { failedTests = [] } }) {
  return failedTests.length > 0 ? failedTests.map((test) => `${name}: ${test}`) : [name];
}

/** Light steps in a row form a group. @param {Step[]} steps */
function sideBySide(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isLight && last?.[0]?.isLight) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {{ step: Step, broken: Set<string>, print: Print }} input @returns {Promise<Outcome>} */
async function outcomeOf({ step, broken, print }) {
  const startedAt = Date.now();
  /** @type {string[]} */
  const said = [];
  /** @type {Print} */
  const say = step.isLight ? (line) => said.push(line) : print;
  say(`\n── ${step.name}`);
  const missing = (step.needs ?? []).filter((key) => broken.has(key));
  if (missing.length > 0) say(`Not run: it needs ${missing.join(" and ")}.`);
  const count = missing.length > 0 ? { passed: 0, failed: 1 } : await counted({ step, print: say });
  if (count.failed > 0 && step.key) broken.add(step.key);
  if (said.length > 0) print(said.join("\n"));
  return { step, count, seconds: (Date.now() - startedAt) / 1000 };
}

/** @param {{ step: Step, print: Print }} input @returns {Promise<Count>} */
async function counted({ step: { work, count }, print }) {
  try {
    const code = await work(print);
    const tests = count?.() ?? { passed: 0, failed: 0 };
    if (code === 0 && tests.failed === 0) return { ...tests, passed: tests.passed + 1 };
    return { ...tests, failed: tests.failed + 1 };
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** @param {Outcome} outcome */
function summary({ step: { name }, count, seconds }) {
  const mark = count.failed > 0 ? "✗" : "✓";
  const again = count.again?.length ? `, ${count.again.length} at a second try` : "";
  return `${mark} ${name.padEnd(24)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(6)} s${again}`;
}
