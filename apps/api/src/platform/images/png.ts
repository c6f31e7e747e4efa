import { crc32 } from "node:zlib";
import { type CleanImage, ImageFault, within } from "./image-fault.ts";

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What the picture is made of. Texts, times, EXIF, further frames and anything unknown are left out. */
const kept = new Set([
  "IHDR",
  "PLTE",
  "tRNS",
  "IDAT",
  "IEND",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "bKGD",
  "pHYS",
]);

/** A PNG without metadata and without what follows its end. Each chunk's sum is looked at. */
export function cleanPng(bytes: Buffer): CleanImage {
  const chunks: Buffer[] = [pngSignature];
  let header: Buffer | undefined;
  let hasData = false;
  for (let at = pngSignature.length; ; ) {
    const length = within(bytes, at, 4).readUInt32BE();
    const chunk = within(bytes, at, length + 12);
    const type = chunk.toString("latin1", 4, 8);
    if (crc32(chunk.subarray(4, length + 8)) !== chunk.readUInt32BE(length + 8))
      throw new ImageFault("a wrong sum");
    if ((header === undefined) !== (type === "IHDR")) throw new ImageFault("its header is not first");
    if (type === "IHDR") header = chunk.subarray(8, length + 8);
    if (type === "IDAT") hasData = true;
    if (kept.has(type)) chunks.push(chunk);
    else if (isCritical(type)) throw new ImageFault("a chunk that decides and that nobody knows");
    if (type === "IEND") break;
    at += chunk.length;
  }
  if (header?.length !== 13 || !hasData) throw new ImageFault("no picture in it");
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { type: "image/png", width, height, bytes: Buffer.concat(chunks) };
}

function isCritical(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) === 0;
}
