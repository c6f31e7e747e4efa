import { expect, test } from "vitest";
import { momentOf, readCursor, writeCursor } from "./offer-cursor.rules.ts";

const cursor = { createdMicros: 1_795_266_085_123_456n, id: "019aa9b2-5f00-7c3e-8f21-0a1b2c3d4e5f" };

test("a cursor comes back as it was written", () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([0n, 253_402_300_799_999_999n])(
  "the first and the last moment that there can be come back: %s",
  (createdMicros) => {
    expect(readCursor(writeCursor({ ...cursor, createdMicros }))?.createdMicros).toBe(createdMicros);
  },
);

test("a cursor fits the contract: at most 64 characters of base64url", () => {
  expect(writeCursor(cursor)).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});

test("a cursor's moment keeps its microseconds, leading zeros included", () => {
  expect(momentOf(cursor)).toBe("2026-11-21T13:01:25.123456Z");
  expect(momentOf({ ...cursor, createdMicros: 1_000_042n })).toBe("1970-01-01T00:00:01.000042Z");
});

test.each([
  ["another length", Buffer.alloc(23).toString("base64url")],
  ["a moment before 1970", Buffer.alloc(24, 0xff).toString("base64url")],
  ["a moment after the year 9999", Buffer.alloc(24, 0x7f).toString("base64url")],
  ["letters that base64url would overlook", `${writeCursor(cursor).slice(0, -1)}=`],
  ["nothing", ""],
])("%s is no cursor", (_, text) => {
  expect(readCursor(text)).toBeUndefined();
});
