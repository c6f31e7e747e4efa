import { crc32, deflateSync } from "node:zlib";

const size = { width: 270, height: 480 };
const colours = {
  page: [250, 248, 244],
  ink: [205, 199, 190],
  photo: [146, 105, 76],
  cup: [236, 226, 211],
} as const satisfies Record<string, readonly [number, number, number]>;

/** A drawn screenshot of a made-up post: a cup from above, and lines for the caption. A PNG. */
export function demoScreenshot(): Buffer {
  const { width, height } = size;
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colours[partAt(x, y)], y * (1 + width * 3) + 1 + x * 3);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

function partAt(x: number, y: number): keyof typeof colours {
  if (y >= 56 && y < 326) return Math.hypot(x - 135, y - 191) < 84 ? "cup" : "photo";
  if (Math.hypot(x - 30, y - 28) < 14) return "ink";
  const isLine = [344, 366, 388].some((top) => y >= top && y < top + 10);
  return isLine && x >= 16 && x < (y > 380 ? 150 : 254) ? "ink" : "page";
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
