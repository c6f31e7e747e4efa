import { expect, test } from "vitest";
import { cleanImage } from "./clean-image.ts";
import { carriers, refusedFiles } from "./hostile-images.testing.ts";
import { aJpeg, anExif, aPng, aWebp, extended, lossless, lossy, pngChunk } from "./images.testing.ts";

const clean = (bytes: Buffer) => cleanImage(bytes, { longestSide: 8000 });

test.each(Object.keys(refusedFiles))("%s is no image of ours", (name) => {
  expect(clean(refusedFiles[name] ?? Buffer.alloc(0))).toBeUndefined();
});

test.each(Object.keys(carriers))("%s is kept without it, and cleaned again is the same", (name) => {
  const image = clean(carriers[name] ?? Buffer.alloc(0));
  expect(image?.bytes.includes("script")).toBe(false);
  expect(clean(image?.bytes ?? Buffer.alloc(0))?.bytes).toEqual(image?.bytes);
});

test.each([
  ["a PNG", aPng({ width: 8000, height: 2 }), { type: "image/png", width: 8000, height: 2 }],
  ["a JPEG", aJpeg({ width: 640, height: 480 }), { type: "image/jpeg", width: 640, height: 480 }],
  ["a lossy WebP", aWebp([lossy(320, 200)]), { type: "image/webp", width: 320, height: 200 }],
  ["a lossless WebP", aWebp([lossless(33, 77)]), { type: "image/webp", width: 33, height: 77 }],
  [
    "an extended WebP",
    aWebp([extended(33, 77, 0x10), lossless(33, 77)]),
    { type: "image/webp", width: 33, height: 77 },
  ],
])("%s is told by its bytes, with its size", (_, bytes, expected) => {
  expect(clean(bytes)).toMatchObject(expected);
});

test("a picture that a phone took lying stays upright, and forgets where it was taken", () => {
  const image = clean(aJpeg({ width: 640, height: 480, extra: [anExif(6)] }));
  expect(image).toMatchObject({ width: 480, height: 640 });
  expect(image?.bytes.includes("35.6586N")).toBe(false);
  expect(clean(image?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 480, height: 640 });
});

test("what colours need stays", () => {
  const profile = pngChunk("iCCP", Buffer.from("p\0\0x"));
  expect(clean(aPng({ extra: [profile] }))?.bytes.includes(profile)).toBe(true);
});
