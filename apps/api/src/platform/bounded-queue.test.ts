import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

const busy = { code: 5000, status: 503, retryAfter: 2 };
const crowded = { code: 1020, status: 429, retryAfter: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Works that end when they are told to. */
function worksOn(inTurn: ReturnType<typeof boundedQueue>) {
  const ends: (() => void)[] = [];
  const add = (guest?: string) =>
    inTurn.run(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise;
    }, guest);
  return { ends, add };
}

test("no more run at once than there is room for, and the next begins when one ends", async () => {
  const { ends, add } = worksOn(boundedQueue({ atOnce: 2, waiting: 64, waitMs: 2000, perGuest: 8 }));
  const works = [add(), add(), add()];
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await works[0];
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(3);
});

test("one more than may wait is refused at once", async () => {
  const inTurn = boundedQueue({ atOnce: 1, waiting: 2, waitMs: 2000, perGuest: 8 });
  const { add } = worksOn(inTurn);
  const accepted = [add(), add()];
  expect(inTurn.refuseWhenFull).not.toThrow();
  accepted.push(add());
  expect(inTurn.refuseWhenFull).toThrow(expect.objectContaining(busy));
  await expect(add()).rejects.toMatchObject(busy);
  for (const work of accepted.slice(1)) work.catch(() => undefined);
});

test("who has waited too long is refused, and the place goes to the next", async () => {
  const { ends, add } = worksOn(boundedQueue({ atOnce: 1, waiting: 64, waitMs: 2000, perGuest: 8 }));
  const first = add();
  const late = expect(add()).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(2000);
  await late;
  add();
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
});

test("a work that fails gives its place back", async () => {
  const inTurn = boundedQueue({ atOnce: 1, waiting: 0, waitMs: 2000, perGuest: 8 });
  await expect(inTurn.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(inTurn.run(async () => "done")).resolves.toBe("done");
});

test("one guest has so many places and no more, and the others still get through", async () => {
  const inTurn = boundedQueue({ atOnce: 1, waiting: 64, waitMs: 2000, perGuest: 3 });
  const { ends, add } = worksOn(inTurn);
  const crowd = [add("crowd"), add("crowd"), add("crowd")];
  expect(() => inTurn.refuseWhenFull("crowd")).toThrow(expect.objectContaining(crowded));
  await expect(add("crowd")).rejects.toMatchObject(crowded);
  const other = add("other");
  for (const nth of crowd.keys()) {
    ends[nth]?.();
    await crowd[nth];
    await vi.advanceTimersByTimeAsync(0);
  }
  ends[3]?.();
  await other;
  expect(() => inTurn.refuseWhenFull("crowd")).not.toThrow();
});

test("a place that a guest waited for too long is free again", async () => {
  const { ends, add } = worksOn(boundedQueue({ atOnce: 1, waiting: 64, waitMs: 2000, perGuest: 2 }));
  const first = add();
  const late = ["crowd", "crowd"].map((guest) => expect(add(guest)).rejects.toMatchObject(busy));
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(late);
  const again = add("crowd");
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.();
  await again;
});
