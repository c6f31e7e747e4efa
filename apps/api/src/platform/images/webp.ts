import { type CleanImage, ImageFault, within } from "./image-fault.ts";

type Size = { readonly width: number; readonly height: number };
/** Flags of the extended header for chunks that are kept: alpha and the colour profile, not EXIF, XMP or animation. */
const alphaAndProfile = 0x30;
const animation = 0x02;

/** A still WebP without metadata and without what follows its end. */
export function cleanWebp(bytes: Buffer): CleanImage {
  const body = within(bytes, 8, within(bytes, 4, 4).readUInt32LE());
  const chunks: Buffer[] = [];
  let canvas: Size | undefined;
  let picture: Size | undefined;
  for (let at = 4; at < body.length; ) {
    const type = within(body, at, 4).toString("latin1");
    const length = within(body, at + 4, 4).readUInt32LE();
    const chunk = within(body, at, 8 + length);
    const data = chunk.subarray(8);
    if (type === "VP8X") {
      if (at !== 4 || length < 10) throw new ImageFault("its header");
      const flags = data[0] ?? 0;
      if (flags & animation) throw new ImageFault("it moves");
      canvas = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
      const header = Buffer.from(chunk);
      header[8] = flags & alphaAndProfile;
      chunks.push(header);
    } else if (type === "VP8 " || type === "VP8L") {
      if (picture) throw new ImageFault("two pictures");
      picture = type === "VP8 " ? lossySize(data) : losslessSize(data);
      chunks.push(padded(chunk));
    } else if (canvas && !picture && (type === "ICCP" || type === "ALPH")) chunks.push(padded(chunk));
    at += chunk.length + (length % 2);
  }
  if (!picture) throw new ImageFault("no picture in it");
  if (canvas && (canvas.width !== picture.width || canvas.height !== picture.height))
    throw new ImageFault("two sizes");
  const content = Buffer.concat([Buffer.from("WEBP", "latin1"), ...chunks]);
  const head = Buffer.alloc(8);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(content.length, 4);
  return { type: "image/webp", ...picture, bytes: Buffer.concat([head, content]) };
}

/** Chunks begin at even places. */
function padded(chunk: Buffer): Buffer {
  return chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)]);
}

function lossySize(data: Buffer): Size {
  const head = within(data, 0, 10);
  const isKeyFrame = ((head[0] ?? 1) & 1) === 0;
  if (!isKeyFrame || head.toString("hex", 3, 6) !== "9d012a") throw new ImageFault("its frame");
  return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer): Size {
  const head = within(data, 0, 5);
  if (head[0] !== 0x2f) throw new ImageFault("its frame");
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
