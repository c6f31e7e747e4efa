import { expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { passwordHasher } from "./password-hasher.ts";

test("a password is kept as argon2id with 19 MiB and two rounds, never twice the same", async () => {
  const hasher = passwordHasher();
  const [one, two] = [await hasher.hash("Umi-no-Oto7"), await hasher.hash("Umi-no-Oto7")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, "Umi-no-Oto7")).toBe(true);
  expect(await hasher.verify(one, "Umi-no-Oto8")).toBe(false);
});

test("without a stored hash the work is done all the same, and no password fits", async () => {
  const hasher = passwordHasher();
  expect(await hasher.verify(null, "no such creator")).toBe(false);
  // A comparison takes a place in the queue; were it skipped, none of these would be turned away.
  const outcomes = await atOnce(() => hasher.verify(null, "x").catch(({ code }) => code), 2 + 64 + 1);
  expect(outcomes).toContain(5000);
});
