// A line of the table: a figure beside its limit.

/** @typedef {{ name: string, value: number, limit: string, met: boolean }} Row */

/** @param {string} name @param {number} value @param {number} limit @returns {Row} */
export function atLeast(name, value, limit) {
  return { name, value, limit: `at least ${limit}`, met: value >= limit };
}

/** @param {string} name @param {number} value @param {number} limit @returns {Row} */
export function atMost(name, value, limit) {
  return { name, value, limit: `at most ${limit}`, met: value <= limit };
}

/** @param {string} name @param {number} value @returns {Row} */
export function forReading(name, value) {
  return { name, value, limit: "for reading", met: true };
}
