import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { limits, pictureName, takePicture } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, show, stage } from "./stage.ts";

test.use(quiet);

/** In the scene of the sign-in: where, and what is wrong there. */
const faults = [
  { fault: "a button of another colour", at: "form button[type=submit]", css: "background: rgb(30 90 200)" },
  { fault: "a button of another shade", at: "form button[type=submit]", css: "filter: brightness(1.3)" },
  { fault: "a label moved by 2 px", at: "form label", css: "position: relative; left: 2px" },
  { fault: "an icon that is missing", at: "form svg", css: "visibility: hidden" },
  { fault: "4 px more between two parts", at: "form button[type=submit]", css: "margin-top: 4px" },
  { fault: "a field without its border", at: "form input", css: "border-color: transparent" },
] as const;

test("a picture tells the least faults that a person would see", async ({ page, context }) => {
  const scene = scenes.find(({ name }) => name === "sign-in");
  if (!scene) throw new Error("There is no scene sign-in");
  await stage({ page, context, scene, locale: "ja" });
  const look = { size: "phone", theme: "light" } as const;
  await show(page, look);
  const name = pictureName(scene, "ja", look);
  const whole = await takePicture(page);
  for (const { fault, at, css } of faults) {
    const place = page.locator(at).first();
    await place.evaluate((element: HTMLElement, style) => {
      element.style.cssText = style;
    }, css);
    expect.soft(await takePicture(page), fault).not.toMatchSnapshot(name, limits.same);
    await place.evaluate((element: HTMLElement) => {
      element.style.cssText = "";
    });
  }
  expect((await takePicture(page)).equals(whole), "mended").toBe(true);
  await page.getByText("はじめての方は").evaluate((element) => {
    for (const node of element.childNodes) node.nodeValue &&= node.nodeValue.replace("はじめて", "2回目");
  });
  expect(await takePicture(page), "another word").not.toMatchSnapshot(name, limits.same);
});
