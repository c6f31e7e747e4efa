// People who sign up, sign in, renew their sessions and change their passwords without pause, on whichever copies there are.
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { call } from "./ledger.mjs";

/** @typedef {{ accessToken: string, refreshToken: string }} Pair */
/** @typedef {{ email: string, password: string, pair: Pair }} Person `pair`: the newest of the one session that they keep */
/** @typedef {"signUp" | "signIn" | "renew" | "change"} Deed */

const walkers = 4;

/** @param {{ copies: () => string[], db: import("./world.mjs").Db }} where the addresses of the copies at this moment */
export function startPeople({ copies, db }) {
  /** @type {Person[]} */
  const people = [];
  const done = { signUp: 0, signIn: 0, renew: 0, change: 0 };
  /** @type {string[]} */
  const wrong = [];
  let isStopped = false;

  /** Makes one call from ever new networks until it is answered with anything but a 503. @param {string} method @param {string} path @param {unknown} body @param {string} [token] */
  const ask = async (method, path, body, token) => {
    for (;;) {
      const urls = copies();
      if (urls.length === 0) {
        await pause(100);
        continue;
      }
      const url = urls[randomInt(urls.length)];
      const { status, text } = await call(`${url}/api/influencer${path}`, {
        method,
        body,
        ...(token && { token }),
        from: anywhere(),
      });
      if (status === 200) return JSON.parse(text).result;
      if (status !== 503) {
        wrong.push(`${status} ${method} ${path} ${text}`);
        return undefined;
      }
      await pause(100);
    }
  };

  /** Asking for a code and typing it may happen on different copies. */
  const signUp = async () => {
    const email = `${randomUUID()}@example.jp`;
    const form = { email, fullName: "訓練 花子", password: newPassword() };
    await ask("POST", "/auth/register/email/verify", { email, locale: "ja" });
    const otp = await codeMailedTo(db, email);
    const pair = await ask("POST", "/auth/register", { ...form, otp });
    if (pair) people.push({ email, password: form.password, pair });
    return pair !== undefined;
  };
  /** @param {Person} person */
  const signIn = async ({ email, password }) =>
    (await ask("PUT", "/auth/login", { username: email, password })) !== undefined;
  /** @param {Person} person */
  const renew = async (person) => {
    const pair = await ask("PUT", "/auth/refreshToken", { refreshToken: person.pair.refreshToken });
    if (pair) person.pair = pair;
    return pair !== undefined;
  };
  /** A change that was answered 503 may have been made: then its own repetition is what is refused. @param {Person} person */
  const change = async (person) => {
    const next = newPassword();
    const body = { currentPassword: person.password, newPassword: next, confirmPassword: next };
    const pair = await ask("PUT", "/profile/password/update", body, person.pair.accessToken);
    if (pair) Object.assign(person, { password: next, pair });
    return pair !== undefined;
  };

  /** @type {Set<Person>} */
  const busy = new Set();
  const walk = async () => {
    while (!isStopped) {
      const free = people.filter((person) => !busy.has(person));
      const person = free[randomInt(Math.max(1, free.length))];
      const deed = /** @type {Deed} */ (
        person ? ["signUp", "signIn", "renew", "renew", "change"][randomInt(5)] : "signUp"
      );
      if (deed === "signUp" || !person) {
        if (await signUp()) done.signUp += 1;
        continue;
      }
      busy.add(person);
      if (await { signIn, renew, change }[deed](person)) done[deed] += 1;
      busy.delete(person);
    }
  };
  const walking = Promise.all(Array.from({ length: walkers }, walk));

  return {
    done,
    wrong,
    async stop() {
      isStopped = true;
      await walking;
    },
    /** Signs everybody in again; counts whose session or password is lost. */
    async audit() {
      const lost = { sessions: 0, passwords: 0 };
      for (const person of people) {
        if (!(await renew(person))) lost.sessions += 1;
        if (!(await signIn(person))) lost.passwords += 1;
      }
      return { people: people.length, ...lost };
    },
  };
}

function newPassword() {
  return `Kaze-Oto${String(randomInt(10 ** 7)).padStart(7, "0")}`;
}

export function anywhere() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** @param {import("./world.mjs").Db} db @param {string} email */
async function codeMailedTo(db, email) {
  for (;;) {
    /** @type {{ text_body: string }[]} */
    const [mail] = await query(db, "select text_body from dev_mailbox where recipient = $1", [email]);
    const code = /\b\d{6}\b/.exec(mail?.text_body ?? "")?.[0];
    if (code) return code;
    await pause(50);
  }
}
