import { deflateSync } from "node:zlib";
import {
  aJpeg,
  anExif,
  aPng,
  aWebp,
  extended,
  jpegSegment,
  lossless,
  lossy,
  pngChunk,
  webpChunk,
} from "./images.testing.ts";

const script = "<script>alert(1)</script>";
const html = Buffer.from(`<!doctype html><body>${script}`);
const bytes = (text: string) => Buffer.from(text, "latin1");

/** What no image of ours is, however it is called: none of them is kept. */
export const refusedFiles: Readonly<Record<string, Buffer>> = {
  "an HTML page": html,
  "an SVG": Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  "an SVG with a byte order mark": Buffer.from(`\ufeff<?xml version="1.0"?><svg>${script}</svg>`),
  "a GIF": bytes("GIF89a\x01\x00\x01\x00\x00\x00\x00;"),
  "a GIF that is a script": bytes("GIF89a/*\x00*/=1;alert(1)"),
  "a BMP": bytes("BM\x1a\x00\x00\x00\x00\x00"),
  "an AVIF": bytes("\x00\x00\x00\x1cftypavif\x00\x00\x00\x00"),
  "a PDF": bytes("%PDF-1.7\n%%EOF"),
  "a ZIP": bytes("PK\x03\x04\x14\x00"),
  "an executable": bytes("\x7fELF\x02\x01\x01"),
  "a video": bytes("\x00\x00\x00\x18ftypmp42"),
  "a TIFF": bytes("II*\x00\x08\x00\x00\x00"),
  "text that says that it is a PNG": bytes("PNG"),
  "the first bytes of a JPEG alone": Buffer.from([0xff, 0xd8, 0xff]),
  "the first bytes of a PNG alone": aPng().subarray(0, 8),
  "HTML behind the first bytes of a JPEG": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]),
  "HTML behind the first bytes of a PNG": Buffer.concat([aPng().subarray(0, 8), html]),
  "a PNG cut short": aPng().subarray(0, 40),
  "a PNG with a wrong sum": Buffer.concat([aPng().subarray(0, 29), bytes("\0\0\0\0"), aPng().subarray(33)]),
  "a PNG without data": Buffer.concat([aPng().subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]),
  "a PNG with two headers": aPng({ extra: [pngChunk("IHDR", Buffer.alloc(13))] }),
  "a PNG with a critical chunk that nobody knows": aPng({ extra: [pngChunk("EVIL", html)] }),
  "a PNG with a length of four gigabytes": Buffer.concat([
    aPng().subarray(0, 8),
    Buffer.from([0xff, 0xff, 0xff, 0xff]),
    bytes("IHDR"),
  ]),
  "a PNG of no size": aPng({ width: 0, height: 0 }),
  "a PNG of a hundred thousand pixels a side (a bomb)": aPng({
    width: 100_000,
    height: 100_000,
    data: deflateSync(Buffer.alloc(1_000_000)),
  }),
  "a PNG one pixel too wide": aPng({ width: 8001, height: 1 }),
  "a JPEG without an end": aJpeg().subarray(0, -2),
  "a JPEG without a frame": Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0xd9]),
  ]),
  "a JPEG with two frames": aJpeg({
    extra: [jpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]))],
  }),
  "a JPEG whose segment is longer than the file": Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x00]),
  "a JPEG whose segment has no length": Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x00, 0xff, 0xd9]),
  "a JPEG of 65,535 pixels a side (a bomb)": aJpeg({ width: 65_535, height: 65_535 }),
  "a WebP that moves": aWebp([extended(2, 2, 0x02), lossless(2, 2)]),
  "a WebP of two sizes": aWebp([extended(2, 2, 0), lossless(3, 2)]),
  "a WebP with two pictures": aWebp([lossless(2, 2), lossless(2, 2)]),
  "a WebP without a picture": aWebp([webpChunk("EXIF", html)]),
  "a WebP that is longer than its file": aWebp([lossless(2, 2)]).subarray(0, -3),
  "a WebP of 16,384 pixels a side (a bomb)": aWebp([lossless(16_384, 16_384)]),
  "a WebP whose frame is HTML": aWebp([webpChunk("VP8 ", html)]),
  "a sound": bytes("RIFF\x04\x00\x00\x00WAVE"),
};

/** Good images that carry something: it is left out. */
export const carriers: Readonly<Record<string, Buffer>> = {
  "a PNG with HTML in a text": aPng({ extra: [pngChunk("tEXt", bytes(`Comment\0${script}`))] }),
  "a PNG with HTML in its EXIF": aPng({ extra: [pngChunk("eXIf", html)] }),
  "a PNG with HTML behind its end": aPng({ behind: html }),
  "a PNG with frames": aPng({ extra: [pngChunk("acTL", Buffer.alloc(8)), pngChunk("fcTL", bytes(script))] }),
  "a JPEG with HTML in a comment": aJpeg({ extra: [jpegSegment(0xfe, html)] }),
  "a JPEG with a place and HTML in its EXIF": aJpeg({ extra: [anExif(1, script)] }),
  "a JPEG with HTML behind its end": aJpeg({ behind: html }),
  "a JPEG with HTML in a segment of a program": aJpeg({ extra: [jpegSegment(0xed, html)] }),
  "a WebP with HTML in its EXIF": aWebp([extended(2, 2, 0x0c), lossless(2, 2), webpChunk("EXIF", html)]),
  "a WebP with HTML behind its end": aWebp([lossy(2, 2)], html),
};
