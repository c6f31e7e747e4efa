// What becomes of a run in which tests passed only when they were tried again (docs/decisions/0028).

/** Up to this many of a run may be a busy machine, three in all of the gate; more are faults in the tests or the product. */
export const mostSecondTries = { fast: 0, usual: 2, extended: 1 };

/**
 * @param {{ again: { step: string, test: string, tries?: number }[], listed: string[], most: number }} input `listed`: the names of known
 * flaky tests; `most`: so many others fail nothing
 * @returns {{ lines: string[], fails: boolean }}
 */
export function judgeSecondTries({ again, listed, most }) {
  if (again.length === 0) return { lines: [], fails: false };
  const unlisted = new Set(again.map(({ test }) => test).filter((test) => !listed.includes(test)));
  const fails = unlisted.size > most;
  const names = again.map(
    ({ step, test, tries }) =>
      `  ${step}: ${test}${tries ? ` (try ${tries})` : ""}${unlisted.has(test) ? "" : ", known as flaky"}`,
  );
  const verdict = `${unlisted.size} of these tests are not listed in scripts/test/flaky-tests.mjs; more than ${most} fail the run.`;
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
