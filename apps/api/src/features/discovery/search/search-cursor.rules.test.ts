import { expect, test } from "vitest";
import { keyRing } from "../../../platform/crypto/key-ring.ts";
import { readCursor, writeCursor } from "./search-cursor.rules.ts";

const keys = keyRing([{ id: "k1", key: Buffer.alloc(32, 1) }]);
const place = { value: "12000", id: "7f9c2ba4-e88f-4271-9f0d-3c2f6f0e8a11", page: 3 };
const search = 'company/1/[["platform","instagram"]]';
const cursor = writeCursor(keys, place, search);

test("a cursor opens for the search that it was written for", () => {
  expect(readCursor(keys, cursor, search)).toEqual(place);
  for (const other of [
    'company/2/[["platform","instagram"]]',
    'company/1/[["platform","tiktok"]]',
    "visitor/[]",
  ])
    expect(readCursor(keys, cursor, other), other).toBeUndefined();
});

test("one that was changed at any place, cut, made longer, or sealed by others is none", () => {
  for (const at of cursor.slice(0, -1).split("").keys()) {
    const other = cursor[at] === "A" ? "B" : "A";
    expect(
      readCursor(keys, `${cursor.slice(0, at)}${other}${cursor.slice(at + 1)}`, search),
      String(at),
    ).toBeUndefined();
    expect(readCursor(keys, cursor.slice(0, at), search), String(at)).toBeUndefined();
  }
  const others = keyRing([{ id: "k1", key: Buffer.alloc(32, 2) }]);
  const plain = Buffer.from(JSON.stringify(["1", place.id, 1])).toString("base64url");
  for (const forged of [
    `${cursor}AAAA`,
    writeCursor(others, place, search),
    plain,
    `k1.${plain}`,
    "",
    "k1.",
    "🍣",
  ])
    expect(readCursor(keys, forged, search), forged).toBeUndefined();
});
