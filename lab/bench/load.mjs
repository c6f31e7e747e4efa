// Calls against servers in turn: a short slice each, round after round, so that whatever else the machine does meets all alike.
import autocannon from "autocannon";
import { limits } from "../../packages/contract/src/limits.ts";

/**
 * @typedef {{ method?: "GET" | "PUT" | "POST", path: string, token?: string, body?: object, headers?: Record<string, string> }} Call
 * @typedef {{ origin: string, cpuSeconds: () => number }} Target
 * @typedef {{ rps: number, p99: number, cpu: number }} Figures `cpu`: the server's processor seconds a call
 */

const seconds = 1;
export const rounds = Number(process.env.BENCH_ROUNDS ?? 16);

/**
 * One slice. Throws when a call is answered by anything but a success, or but the status that is expected.
 * @param {{ origin: string, next: () => Call, connections: number, duration?: number, status?: number }} what
 */
export async function load({ origin, next, connections, duration = seconds, status }) {
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(next()) }) }],
  });
  const others = Object.keys(result.statusCodeStats).filter((each) => !isExpected(Number(each), status));
  if (others.length > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${origin}: ${result.non2xx} refusals, ${result.errors} errors: ${statuses}`);
  }
  return result;
}

/** @param {number} status @param {number | undefined} expected */
function isExpected(status, expected) {
  return expected === undefined ? status >= 200 && status < 300 : status === expected;
}

/** @param {Call} call */
function requestOf({ method = "GET", path, token, body, headers = {} }) {
  return {
    method,
    path,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
      ...headers,
    },
  };
}

/**
 * What each contender did in each round; the first round warms caches and compilers and is not counted.
 * @template {string} Name
 * @param {Record<Name, { target: Target, next: () => Call }>} contenders
 * @param {{ connections: number, status?: number }} how
 * @returns {Promise<Record<Name, Figures[]>>}
 */
export async function inTurn(contenders, { connections, status }) {
  const names = /** @type {Name[]} */ (Object.keys(contenders));
  const slices = /** @type {Record<Name, Figures[]>} */ ({});
  for (const name of names) slices[name] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Each round starts with another one, so that none always follows the heaviest.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const { target, next } = contenders[name];
      const before = target.cpuSeconds();
      const { requests, duration, latency } = await load({
        ...{ origin: target.origin, next, connections },
        ...(status === undefined ? {} : { status }),
      });
      const cpu = (target.cpuSeconds() - before) / requests.total;
      if (round > 0) slices[name].push({ rps: requests.total / duration, p99: latency.p99, cpu });
    }
  }
  return slices;
}

/**
 * The middle one of the ratios of each round: what makes the machine slow for seconds makes both slices of a round slow.
 * @param {readonly Figures[]} ones @param {readonly Figures[]} others of the same rounds @param {keyof Figures} key
 */
export function ratio(ones, others, key) {
  return median(ones.map((one, round) => one[key] / (others[round]?.[key] ?? Number.NaN)));
}

/** The median; for an even count, the mean of the middle two. @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (below + above) / 2;
}

/**
 * As people come: some at a time, each calling `times` times, then the next; at the end again from the start. Unless said
 * otherwise as often as one write takes calls for a session, so that counting costs what it is meant to on any machine.
 * @template Person, T
 * @typedef {{ atOnce: number, times?: number, call: (person: Person, nth: number) => T }} Coming `nth` counts from 1
 */

/** @template Person, T @param {readonly Person[]} people @param {Coming<Person, T>} how @returns {() => T} */
export function inGroups(people, how) {
  return groupsOf(people, how)();
}

/**
 * The same for contenders, each of which has calls of its own: the next group that no other has had, to its end. A slice that
 * begins within the group of another would count sessions that it uses for a few calls as if it were for all.
 * @template Person, T
 * @param {readonly Person[]} people @param {Coming<Person, T>} how
 * @returns {() => () => T}
 */
export function groupsOf(people, { atOnce, times = limits.callsPerLease, call }) {
  const groups = (function* () {
    for (let first = 0; ; first = first + atOnce < people.length ? first + atOnce : 0)
      yield people.slice(first, first + atOnce);
  })();
  return () => {
    const calls = (function* () {
      for (;;) {
        const group = groups.next().value;
        for (let nth = 1; nth <= times; nth += 1) for (const person of group) yield call(person, nth);
      }
    })();
    return () => calls.next().value;
  };
}
