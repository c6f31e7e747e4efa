// Unpacks a picture in the browser: no package of ours reads PNG.
/// <reference lib="dom" />

/** @param {import("@playwright/test").Page} page any page of a browser @param {Buffer} png */
export async function pixelsOf(page, png) {
  const { binary, ...size } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("this browser cannot draw");
    context.drawImage(image, 0, 0);
    let binary = "";
    for (const byte of context.getImageData(0, 0, width, height).data) binary += String.fromCharCode(byte);
    return { width, height, binary };
  }, png.toString("base64"));
  return { ...size, rgba: Uint8Array.from(Buffer.from(binary, "latin1")) };
}
