import { expect, test } from "vitest";
import { keyedHash } from "../../platform/crypto/keyed-hash.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { ownerOfToken, unsubscribeToken } from "./offer-mails.rules.ts";

const hash = keyedHash("a secret that only these tests know");
const owner = mintOwnerId<"influencer">("019aa9b2-5f00-7c3e-8f21-0a1b2c3d4e5f");
const token = unsubscribeToken(hash, owner);

test("the token of a creator names that creator", () => {
  expect(ownerOfToken(hash, token)).toEqual({ ownerId: owner, subject: "offers" });
  const other = unsubscribeToken(hash, owner, "messages");
  expect(ownerOfToken(hash, other)).toEqual({ ownerId: owner, subject: "messages" });
});

test("a token can stand in an address as it is", () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
});

test("a token with another creator's id in it is refused", () => {
  const other = unsubscribeToken(hash, mintOwnerId<"influencer">("019aa9b2-5f00-7c3e-8f21-000000000000"));
  expect(ownerOfToken(hash, other.slice(0, 22) + token.slice(22))).toBeUndefined();
});

test("a token made under another secret is refused", () => {
  expect(ownerOfToken(keyedHash("another secret"), token)).toBeUndefined();
});

test.each(["", "abc", "あ", token.slice(0, -1), `${token}A`])("%j is no token", (text) => {
  expect(ownerOfToken(hash, text)).toBeUndefined();
});
