// What a finger or a key does on a screen, as the bench of touches measures it.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, touch: (page: Page) => Promise<void> }} Touch */
/** @typedef {{ path: string, touches: Touch[] }} Screen */

/** Milliseconds that a finger rests on the glass. Playwright's own tap lifts it in the moment in which it comes down. */
const rest = 80;

/**
 * On the first that is seen. Playwright's own tap would listen in the page whether it hits, while the touch is measured.
 *
 * @param {string} name @param {string} selector @returns {Touch}
 */
export function tap(name, selector) {
  return {
    name,
    async touch(page) {
      const target = page.locator(selector).filter({ visible: true }).first();
      const point = await target.evaluate(bringIntoReach);
      if (!point) throw new Error(`${name}: something lies over ${selector}`);
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await page.waitForTimeout(rest);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await session.detach();
    },
  };
}

/** Runs in the page: its middle, once it is visible and drawn and only its own label lies over it. @param {Element} target */
async function bringIntoReach(target) {
  if (!middle()) target.scrollIntoView({ block: "center" });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return middle();

  function middle() {
    const { left, top, width, height } = target.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const label = hit?.closest("label");
    return target.contains(hit) || (label && label.control === target) || label === target ? point : null;
  }
}

/** @param {string} name @param {string} key @param {string} [selector] where the focus is put first @returns {Touch} */
export function press(name, key, selector) {
  return {
    name,
    async touch(page) {
      if (selector) await page.locator(selector).filter({ visible: true }).first().focus();
      await page.keyboard.press(key);
    },
  };
}

/** @param {string} name @param {string} selector @returns {Touch} all that a field holds, with one key */
export function emptied(name, selector) {
  return {
    name,
    async touch(page) {
      await page.locator(selector).selectText();
      await page.keyboard.press("Backspace");
    },
  };
}

/** Touches of both sites: the switches of language and theme, and the tables behind charts. */
export const languages = [
  tap("English", "input[type=radio][value=en]"),
  tap("Japanese", "input[type=radio][value=ja]"),
];
export const themes = [
  tap("the dark theme", "input[type=radio][value=dark]"),
  tap("the theme of the system", "input[type=radio][value=system]"),
];
export const tables = [
  tap("a chart's table", "figure button[aria-expanded=false]"),
  tap("the table away", "figure button[aria-expanded=true]"),
];
