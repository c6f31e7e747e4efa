import { imageTypes } from "@tomoru/contract/deals/deal-files";
import { limits } from "@tomoru/contract/limits";

/** Tried from the best on. A canvas of iOS holds no more than 4,096 px squared. */
const tries = [
  { side: 4096, quality: 0.85 },
  { side: 3072, quality: 0.8 },
  { side: 2048, quality: 0.8 },
  { side: 1280, quality: 0.75 },
];

export const isTaken = (file: Blob): boolean => imageTypes.some((type) => type === file.type);

/**
 * The image itself where it is within the limits of the contract, else drawn smaller as a JPEG, upright and without
 * what its file tells beside it, such as where it was taken. Undefined where this browser cannot read it.
 */
export async function fittingImage(file: Blob): Promise<Blob | undefined> {
  const isLight = isTaken(file) && file.size <= limits.imageBytes;
  const image = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  // The server looks at what this browser cannot read.
  if (!image) return isLight ? file : undefined;
  try {
    if (isLight && Math.max(image.width, image.height) <= limits.imageSide) return file;
    for (const one of tries) {
      const drawn = await draw(image, one);
      if (drawn && drawn.size <= limits.imageBytes) return drawn;
    }
    return undefined;
  } finally {
    image.close();
  }
}

function draw(image: ImageBitmap, { side, quality }: (typeof tries)[number]): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const surface = canvas.getContext("2d");
  if (!surface) return Promise.resolve(null);
  // A JPEG has no transparency; without this it would turn black.
  surface.fillStyle = "white";
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
}
