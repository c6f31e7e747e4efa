import { limits } from "@tomoru/contract/limits";
import { expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { keyedHash } from "../../platform/crypto/keyed-hash.ts";
import { uuidAt } from "../../platform/random.ts";
import { creatorsOwn } from "../account-key.rules.ts";
import { readAccessToken, writeAccessToken } from "./access-token.rules.ts";

const actor = "influencer";
const now = new Date("2026-11-15T03:00:00Z");
const hash = keyedHash("the app secret of a test run, 32+ characters");
const claims = { ownerId: uuidAt(now), accountId: creatorsOwn, sessionId: uuidAt(now) };
const token = writeAccessToken(hash, { actor, ...claims, now });

const end = secondsAfter(now, limits.accessTokenSeconds);

test("a token says whose session it is, and until when", () => {
  expect(readAccessToken(hash, { actor, token, now })).toEqual({ ...claims, expires: end });
});

test("a token is good for fifteen minutes and not a second longer", () => {
  expect(limits.accessTokenSeconds).toBe(900);
  expect(readAccessToken(hash, { actor, token, now: secondsAfter(end, -1) })).toMatchObject(claims);
  expect(readAccessToken(hash, { actor, token, now: end })).toBeUndefined();
});

test("a token that an earlier version made is still one: copies of two versions serve one session", () => {
  const made =
    "AZegAAAAcACAAAAAAAAAAQGXoAAAAHAAgAAAAAAAAAEAAGr5I7TIpyAbNbjNMnVNeh70JTWYNMFEZvsYsEn0-39A3yHUNA";
  const id = "0197a000-0000-7000-8000-000000000001";
  expect(readAccessToken(hash, { actor, token: made, now })).toMatchObject({ ownerId: id, sessionId: id });
});

test("a token that is changed in any one bit is none", () => {
  const bytes = Buffer.from(token, "base64url");
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(readAccessToken(hash, { actor, token: changed.toString("base64url"), now })).toBeUndefined();
  }
});

test("a token in any other writing, cut or lengthened is none", () => {
  const others = [
    `${token}=`,
    `${token} `,
    token.slice(0, -1),
    `${token}A`,
    "",
    token.replace(/.$/, (last) => nextSign(last)),
  ];
  for (const other of others) expect(readAccessToken(hash, { actor, token: other, now })).toBeUndefined();
});

test("a token of another installation is none", () => {
  const foreign = writeAccessToken(keyedHash("the secret of some other installation"), {
    actor,
    ...claims,
    now,
  });
  expect(readAccessToken(hash, { actor, token: foreign, now })).toBeUndefined();
});

test("a token is good for its own side alone, and says whose account of the owner's it is", () => {
  const member = { ownerId: uuidAt(now), accountId: uuidAt(now), sessionId: uuidAt(now) };
  const theirs = writeAccessToken(hash, { actor: "company", ...member, now });
  expect(readAccessToken(hash, { actor: "company", token: theirs, now })).toMatchObject(member);
  expect(readAccessToken(hash, { actor, token: theirs, now })).toBeUndefined();
  expect(readAccessToken(hash, { actor: "company", token, now })).toBeUndefined();
});

test("ids of one side under the seal of the other are no token", () => {
  const member = { ownerId: uuidAt(now), accountId: uuidAt(now), sessionId: uuidAt(now) };
  const theirs = Buffer.from(writeAccessToken(hash, { actor: "company", ...member, now }), "base64url");
  // As long as a creator's: owner, session, expiry and the seal that was made for a member.
  const cut = Buffer.concat([theirs.subarray(0, 16), theirs.subarray(32)]).toString("base64url");
  expect(cut).toHaveLength(token.length);
  expect(readAccessToken(hash, { actor, token: cut, now })).toBeUndefined();
});

/** The last sign of 70 bytes carries four bits that mean nothing: the next one decodes to the same bytes. */
function nextSign(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) + 1);
}
