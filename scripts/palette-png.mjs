// Writes a picture of few colours as a PNG with a palette, two pixels a byte: a fifth of the size that a browser's own has.
import { crc32, deflateSync } from "node:zlib";

/** As many colours as half a byte holds. */
const mostColours = 16;
/** What the comparison of pictures takes for a difference (a threshold of 0.1, of its scale of 35215), and how many pixels may be so far from their own. */
const farthest = 0.1 ** 2 * 35_215;
const mostMissed = 2;
/** How much it counts that many pixels have a colour. Tried in turn: less of it, fewer pixels far from their own, and more that are a little off. */
const weights = [0.15, 0.1, 0.05, 0];
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = { bitsPerPixel: 4, indexed: 3 };

/** @param {{ width: number, height: number, rgba: Uint8Array }} picture four bytes a pixel, row by row; opaque @returns {Buffer} the file */
export function palettePng({ width, height, rgba }) {
  const colours = new Uint32Array(rgba.buffer);
  const palette = paletteOf(colours);
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

/** @param {Uint32Array} colours */
function paletteOf(colours) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const tries = weights.map((weight) => spread(counts, weight));
  const best = tries.find(({ missed }) => missed <= mostMissed);
  return (best ?? tries.reduce((one, other) => (other.missed < one.missed ? other : one))).palette;
}

/** Starts with the most frequent colour, then adds the one that is missed most: far from the others, and on many pixels. @param {Map<number, number>} counts @param {number} power */
function spread(counts, power) {
  const left = [...counts].map(([colour, count]) => ({ colour, count, weight: count ** power, far: 1e6 }));
  left.sort((one, other) => other.count - one.count);
  /** @type {number[]} */
  const palette = [];
  while (palette.length < mostColours) {
    const next = left.reduce((best, one) => (one.weight * one.far > best.weight * best.far ? one : best));
    if (next.far === 0) break;
    palette.push(next.colour);
    for (const one of left) one.far = Math.min(one.far, distance(one.colour, next.colour));
  }
  const missed = left.reduce((sum, { far, count }) => (far > farthest ? sum + count : sum), 0);
  return { palette, missed };
}

/** @param {number[]} palette @param {number} colour */
function nearestOf(palette, colour) {
  const distances = palette.map((entry) => distance(entry, colour));
  return distances.indexOf(Math.min(...distances));
}

/** As the comparison of pictures has it: in brightness, and less so in the two ways that a hue can go (YIQ). @param {number} left @param {number} right */
function distance(left, right) {
  const others = channels(right);
  const [red = 0, green = 0, blue = 0] = channels(left).map(
    (channel, index) => channel - (others[index] ?? 0),
  );
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  const warmth = 0.596 * red - 0.274 * green - 0.322 * blue;
  const purple = 0.211 * red - 0.523 * green + 0.311 * blue;
  return 0.5053 * brightness ** 2 + 0.299 * warmth ** 2 + 0.1957 * purple ** 2;
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
