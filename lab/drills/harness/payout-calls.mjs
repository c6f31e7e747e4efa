// The operator's calls about a payout run, by one of the two people that it takes.

import { cutByHandFrom } from "../../../apps/api/src/features/payouts/payout-calendar.rules.ts";
import { japanDay } from "../../../apps/api/src/platform/japan-time.ts";
import { payDatesFrom } from "../../../packages/contract/src/deals/pay-cuts.ts";
import { eventually } from "./waiting.mjs";
import { operatorToken } from "./world.mjs";

/** @typedef {{ runId: string, state: string, totals: Record<string, number>, files: { n: number, rows: number, yen: number, sha256: string }[] }} Run */

/** The next pay date, and whether a person may cut its run already. */
export function nextPayDay() {
  const today = japanDay(new Date());
  const [payOn = ""] = payDatesFrom(today, 1);
  return { payOn, from: cutByHandFrom(payOn, "main"), today };
}

/** @param {{ url: string }} copy @param {{ who?: string, token?: string }} [by] */
export function payoutCalls({ url }, { who = "tanaka", token = operatorToken } = {}) {
  /** @param {string} method @param {string} path @param {unknown} [body] */
  const call = (method, path, body) =>
    fetch(`${url}/api/operator/payout-runs${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "x-operator": who,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
  /** 0: no answer came. @param {Promise<Response>} asked @returns {Promise<{ status: number, run?: Run }>} */
  const told = async (asked) => {
    try {
      const response = await asked;
      const { result } = await response.json();
      return { status: response.status, run: result };
    } catch {
      return { status: 0 };
    }
  };
  return {
    /** @param {string} payOn */
    make: (payOn) => told(call("POST", "", { payOn, kind: "main" })),
    /** @param {string} id */
    run: (id) => told(call("GET", `/${id}`)),
    /** @param {string} id */
    files: (id) => told(call("POST", `/${id}/files`, {})),
    /** @param {string} id @param {number} n */
    file: async (id, n) => new Uint8Array(await (await call("GET", `/${id}/files/${n}`)).arrayBuffer()),
    /** @param {string} id @param {"sent" | "void"} status */
    settle: (id, status) => told(call("PUT", `/${id}`, { status })),
    /** @param {string} id @param {unknown} body */
    results: (id, body) => told(call("POST", `/${id}/results`, body)),
  };
}

/** Moves a copy's clock to the hour at which a person may cut the run. @param {{ url: string }} copy @param {string} day */
export async function moveClockTo({ url }, day) {
  await fetch(`${url}/dev/clock`, {
    method: "POST",
    body: new URLSearchParams({ to: `${day}T10:00` }),
    redirect: "manual",
  });
}

const reachMs = 120_000;

/** Pressed until the run is so. @param {{ url: string }} copy @param {{ runId: string, state: string, press: () => Promise<unknown> }} step */
export function reach(copy, { runId, state, press }) {
  return eventually(
    `the run to be ${state}`,
    async () => {
      if ((await payoutCalls(copy).run(runId)).run?.state === state) return true;
      await press();
      return false;
    },
    reachMs,
  );
}
