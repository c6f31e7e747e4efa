import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { atOnce } from "../../testing/at-once.ts";
import { type PasswordHasher, passwordHasher } from "./password-hasher.ts";

let hasher: PasswordHasher;
beforeEach(() => {
  hasher = passwordHasher();
});
afterEach(() => hasher.close());

test("a password is kept as argon2id with 19 MiB and two rounds, never twice the same", async () => {
  const [one, two] = [await hasher.hash("Umi-no-Oto7"), await hasher.hash("Umi-no-Oto7")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, "Umi-no-Oto7")).toBe(true);
  expect(await hasher.verify(one, "Umi-no-Oto8")).toBe(false);
});

test("without a stored hash the work is done all the same, and no password fits", async () => {
  expect(await hasher.verify(null, "no such creator")).toBe(false);
  // A comparison takes a place in the queue; were it skipped, none of these would be turned away.
  const outcomes = await atOnce(() => hasher.verify(null, "x").catch(({ code }) => code), 1 + 64 + 1);
  expect(outcomes).toContain(5000);
});

test("while as many wait as may, the next is told so before it has done anything", async () => {
  const crowd = atOnce(() => hasher.hash("x").catch(({ code }) => code), 1 + 64);
  expect(hasher.refuseWhenFull).toThrow(expect.objectContaining({ code: 5000, status: 503, retryAfter: 2 }));
  await crowd;
  expect(hasher.refuseWhenFull).not.toThrow();
});

test("a network has eight places, and leaves the others theirs", async () => {
  const outcomes = atOnce(() => hasher.hash("x", "one").catch(({ code }) => code), 12);
  expect(() => hasher.refuseWhenFull("one")).toThrow(expect.objectContaining({ code: 1020, status: 429 }));
  expect(() => hasher.refuseWhenFull("another")).not.toThrow();
  expect((await outcomes).filter((outcome) => outcome === 1020)).toHaveLength(4);
  expect(() => hasher.refuseWhenFull("one")).not.toThrow();
});

/** The threads of this process that give way to the others, by the kernel's own list. */
function niceThreads(): string[] {
  return readdirSync("/proc/self/task").filter((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, "utf8");
    // After the name, which ends with the last bracket, the 17th field is the niceness.
    return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[17]) > getPriority();
  });
}

test.runIf(process.platform === "linux")(
  "one thread hashes, at a lower priority than all others, and ends with the hasher",
  async () => {
    // Servers that wait for their next file have theirs.
    const others = new Set(niceThreads());
    const own = () => niceThreads().filter((id) => !others.has(id));
    await hasher.hash("x");
    await atOnce(() => hasher.hash("x"), 2);
    expect(own()).toHaveLength(1);
    await hasher.close();
    expect(own()).toEqual([]);
  },
);

test("who ends it in the middle of its work does not wait for what waits", async () => {
  const crowd = atOnce(
    () =>
      hasher.hash("x").then(
        () => "hashed",
        () => "given up",
      ),
    8,
  );
  await hasher.close();
  expect(await crowd).toContain("given up");
});
