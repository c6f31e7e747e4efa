import { limits } from "@tomoru/contract/limits";
import { expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { type KeyedHash, keyedHash } from "../../platform/crypto/keyed-hash.ts";
import { uuidAt } from "../../platform/random.ts";
import { creatorsOwn } from "../account-key.rules.ts";
import { writeAccessToken } from "./access-token.rules.ts";
import { provenTokens } from "./proven-tokens.rules.ts";

const actor = "influencer";
const now = new Date("2026-11-15T03:00:00Z");
const hash = keyedHash("the app secret of a test run, 32+ characters");
const claims = { ownerId: uuidAt(now), accountId: creatorsOwn, sessionId: uuidAt(now) };
const token = writeAccessToken(hash, { actor, ...claims, now });

/** The real hash, and how often a seal was computed by it. */
function counting(): KeyedHash & { computed: () => number } {
  let computed = 0;
  return {
    ...hash,
    of(...parts) {
      computed += 1;
      return hash.of(...parts);
    },
    computed: () => computed,
  };
}

test("a token that is used again is not proven again", () => {
  const counted = counting();
  const read = provenTokens(counted, actor);
  for (let call = 0; call < 3; call += 1) expect(read({ token, now })).toMatchObject(claims);
  expect(counted.computed()).toBe(1);
});

test("a remembered token ends when it ends", () => {
  const read = provenTokens(hash, actor);
  const end = secondsAfter(now, limits.accessTokenSeconds);
  expect(read({ token, now })).toMatchObject(claims);
  expect(read({ token, now: secondsAfter(end, -1) })).toMatchObject(claims);
  expect(read({ token, now: end })).toBeUndefined();
});

test("what is no token stays none, however often it comes", () => {
  const read = provenTokens(hash, actor);
  const forged = token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (let call = 0; call < 2; call += 1) expect(read({ token: forged, now })).toBeUndefined();
});

test("of many tokens the oldest is forgotten, and proven again when it comes back", () => {
  const counted = counting();
  const read = provenTokens(counted, actor);
  read({ token, now });
  for (let other = 0; other < 10_000; other += 1) {
    read({ token: writeAccessToken(hash, { actor, ...claims, now: secondsAfter(now, other + 1) }), now });
  }
  const before = counted.computed();
  expect(read({ token, now })).toMatchObject(claims);
  expect(counted.computed()).toBe(before + 1);
});

test("as long as there is room nobody's token takes another's place, and what is no token takes none", () => {
  const counted = counting();
  const read = provenTokens(counted, actor);
  const other = writeAccessToken(hash, { actor, ...claims, now: secondsAfter(now, 1) });
  for (const one of [token, other, token, other]) expect(read({ token: one, now })).toMatchObject(claims);
  expect(counted.computed()).toBe(2);
  for (let forged = 0; forged < 10_000; forged += 1) read({ token: `${token}${forged}`, now });
  const before = counted.computed();
  read({ token, now });
  expect(counted.computed()).toBe(before);
});
