// What becomes of a run in which tests passed only when they were tried again (docs/decisions/0028).

/** Up to this many may be a busy machine; more are faults in the tests or the product. */
const mostUnlisted = 3;

/**
 * @param {{ again: { step: string, test: string, tries?: number }[], listed: string[] }} input `listed`: the names of known flaky tests
 * @returns {{ lines: string[], fails: boolean }} a test that was tried again in two steps is one
 */
export function judgeSecondTries({ again, listed }) {
  if (again.length === 0) return { lines: [], fails: false };
  const unlisted = new Set(again.map(({ test }) => test).filter((test) => !listed.includes(test)));
  const fails = unlisted.size > mostUnlisted;
  const names = again.map(
    ({ step, test, tries }) =>
      `  ${step}: ${test}${tries ? ` (try ${tries})` : ""}${unlisted.has(test) ? "" : ", known as flaky"}`,
  );
  const verdict = `${unlisted.size} of these tests are not listed in scripts/test/flaky-tests.mjs; more than ${mostUnlisted} fail the run.`;
  return {
    lines: [`${again.length} passed only at a second try:`, ...names, ...(fails ? [verdict] : [])],
    fails,
  };
}

/**
 * @param {{ listed: string[], read: (path: string) => string | undefined }} input `read`: a file of the repository, undefined where there is none
 * @returns {string[]} the listed names of which no test stands in the file any more
 */
export function namesOfNoTest({ listed, read }) {
  return listed.filter((name) => {
    const [path = "", ...titles] = name.split(" › ");
    const source = read(path);
    return source === undefined || titles.length === 0 || !titles.every((title) => source.includes(title));
  });
}
