import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverNow, setServerTime, todayInJapan } from "./server-clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-11-30T14:58:00.000Z");
});
afterEach(() => {
  setServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

test("a device that is right keeps its own time, to the millisecond", () => {
  setServerTime("Mon, 30 Nov 2026 14:59:00 GMT");
  expect(serverNow().toISOString()).toBe("2026-11-30T14:58:00.000Z");
  expect(todayInJapan()).toBe("2026-11-30");
});

test("one that stands wrong goes by the server, and on from there", () => {
  setServerTime("Mon, 30 Nov 2026 14:59:30 GMT");
  expect(todayInJapan()).toBe("2026-11-30");
  vi.advanceTimersByTime(30_000);
  expect(todayInJapan()).toBe("2026-12-01");
  setServerTime("2026-11-01T00:00:00.000Z");
  expect(serverNow().toISOString()).toBe("2026-11-01T00:00:00.000Z");
});

test.each([null, "", "soon"])("%j says no time", (said) => {
  setServerTime("2026-12-24T00:00:00.000Z");
  setServerTime(said);
  expect(todayInJapan()).toBe("2026-12-24");
});
