import { type CleanImage, ImageFault } from "./image-fault.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng, pngSignature } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/**
 * An image as we keep it: by its own bytes, whatever it was sent as, with its size read and without metadata. Undefined for anything else.
 * Nothing is unpacked, so that a small file costs no more than its bytes.
 */
export function cleanImage(bytes: Buffer, { longestSide }: { longestSide: number }): CleanImage | undefined {
  try {
    const image = read(bytes);
    const sides = image ? [image.width, image.height] : [];
    return sides.every((side) => side > 0 && side <= longestSide) ? image : undefined;
  } catch (error) {
    if (error instanceof ImageFault) return undefined;
    throw error;
  }
}

function read(bytes: Buffer): CleanImage | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return cleanPng(bytes);
  if (bytes.toString("hex", 0, 3) === "ffd8ff") return cleanJpeg(bytes);
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? cleanWebp(bytes) : undefined;
}
