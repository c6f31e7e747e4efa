import { type CleanImage, ImageFault, within } from "./image-fault.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1, profile: 0xe2, adobe: 0xee, comment: 0xfe };
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
/** Frames with Huffman or arithmetic coding; the codes between are tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isApplication = (code: number) => code >= 0xe0 && code <= 0xef;

/**
 * A JPEG without metadata and without what follows its end. Of EXIF only which side is up stays, since the picture would be turned
 * without it; colour profiles stay, places, cameras and thumbnails do not.
 */
export function cleanJpeg(bytes: Buffer): CleanImage {
  const parts: Buffer[] = [Buffer.from([0xff, marker.start])];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (within(bytes, at, 2)[0] !== 0xff) throw new ImageFault("no marker");
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) break;
    if (code === 0 || code === marker.start || isRestart(code))
      throw new ImageFault("a marker out of its place");
    const length = within(bytes, at + 2, 2).readUInt16BE();
    const segment = within(bytes, at, length + 2);
    if (length < 2) throw new ImageFault("a segment without length");
    if (code === marker.exif) orientation = orientationOf(segment.subarray(4)) ?? orientation;
    if (isFrame(code)) {
      if (size || length < 8) throw new ImageFault("its frame");
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (isKept(code, segment)) parts.push(segment);
    at += segment.length;
    if (code !== marker.scan) continue;
    if (!size) throw new ImageFault("a scan before its frame");
    scans += 1;
    const end = scanEnd(bytes, at);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (!size || scans === 0) throw new ImageFault("no picture in it");
  parts.push(Buffer.from([0xff, marker.end]));
  if (orientation > 1) parts.splice(1, 0, exifOf(orientation));
  const isTurned = orientation >= 5;
  const { width, height } = isTurned ? { width: size.height, height: size.width } : size;
  return { type: "image/jpeg", width, height, bytes: Buffer.concat(parts) };
}

/** Keeps tables, frames and scans; of the application segments only JFIF, the colour profile and Adobe's colours. */
function isKept(code: number, segment: Buffer): boolean {
  if (code === marker.comment) return false;
  if (!isApplication(code)) return true;
  const name = segment.toString("latin1", 4, 16);
  if (code === 0xe0) return name.startsWith("JFIF\0") && segment.length <= 18;
  return (
    (code === marker.profile && name.startsWith("ICC_PROFILE\0")) ||
    (code === marker.adobe && name.startsWith("Adobe"))
  );
}

/** Where the coded picture ends: at the next marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code !== undefined && code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  throw new ImageFault("no end");
}

const exifName = "Exif\0\0";
const orientationTag = 0x0112;

/** 1 to 8, or undefined where it says none: what is broken in metadata is left out with them. */
function orientationOf(exif: Buffer): number | undefined {
  try {
    if (exif.toString("latin1", 0, 6) !== exifName) return undefined;
    const tiff = exif.subarray(6);
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const first = long(4);
    for (let entry = 0; entry < Math.min(short(first), 100); entry += 1) {
      const at = first + 2 + entry * 12;
      if (short(at) !== orientationTag) continue;
      const value = short(at + 8);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    return undefined;
  }
  return undefined;
}

/** The one entry that stays. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM", 0, "latin1");
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, marker.exif, 0, 2 + exifName.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(exifName, "latin1"), tiff]);
}
