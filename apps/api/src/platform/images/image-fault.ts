/** Bytes that are no image of ours: their form is broken, or says something that we do not keep. */
export class ImageFault extends Error {}

export type CleanImage = {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

/** Within the bytes, or the image is broken. */
export function within(bytes: Buffer, from: number, length: number): Buffer {
  if (length < 0 || from + length > bytes.length) throw new ImageFault("cut short");
  return bytes.subarray(from, from + length);
}
