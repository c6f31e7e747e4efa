import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.mjs";

test("a picture keeps its size, and each pixel points to its own colour", () => {
  const [green, white] = [
    [15, 107, 87, 255],
    [255, 255, 255, 255],
  ];
  const rgba = Uint8Array.from([...green, ...white, ...white, ...white, ...white, ...green]);
  const file = palettePng({ width: 3, height: 2, rgba });
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3, 2]);
  // The more frequent colour comes first; every row begins with the filter's zero, and a byte holds two pixels.
  expect([...partOf(file, "PLTE")]).toEqual([255, 255, 255, 15, 107, 87]);
  expect([...inflateSync(partOf(file, "IDAT"))]).toEqual([0, 0x10, 0, 0, 0, 0x10]);
});

/** @param {Buffer} file @param {string} type */
function partOf(file, type) {
  const at = file.indexOf(type, 0, "latin1");
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
}
