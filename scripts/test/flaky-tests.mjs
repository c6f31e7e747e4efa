// Tests known to pass only at a second try now and then, which do not fail the run for it. This list may only shrink.

export const mostFlakyTests = 0;

/** @type {{ test: string, reason: string }[]} `test` as `npm test` names it: file and titles, joined by " › " */
export const flakyTests = [];
