import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { brand } from "@tomoru/i18n/brand";
import { common } from "@tomoru/i18n/ja/common/common";
import type { Engine, Part } from "./engine.ts";
import { site } from "./settings.ts";
import { type Among, matches, type Target } from "./target.ts";

const library = dirname(createRequire(import.meta.url).resolve("@testing-library/dom/package.json"));
const source = readFileSync(join(library, "dist/@testing-library/dom.umd.min.js"), "utf8");

/** What a person does with the page and sees in it, the same in every browser. */
export type User = ReturnType<typeof userOf>;

export function userOf(engine: Engine) {
  const found: string[] = [];

  /** Installs, once in each document, the library that finds elements and a listener for errors. */
  async function prepare(): Promise<void> {
    if (await engine.evaluate<boolean>("'TestingLibraryDom' in window")) return;
    await engine.evaluate(`(() => { ${source}; (${watch})(); })()`);
  }

  async function count(target: Target): Promise<number> {
    await prepare();
    found.push(...(await engine.evaluate<string[]>("window.seenFaults.splice(0)")));
    return engine.evaluate<number>(`${matches(target)}.length`);
  }

  /** Counted within the page, since an element that is rendered again meanwhile would be stale. */
  function isThere(target: Target): Promise<void> {
    return expect.poll(() => count(target), { message: JSON.stringify(target) }).toBe(1);
  }

  /** The one matching element, scrolled to the middle of the window, where no bar covers it. */
  async function only(target: Target): Promise<Part> {
    await isThere(target);
    return engine.part(`(${hold})(${matches(target)}[0])`);
  }

  /** Reads an expression of the page until it has a value; in milliseconds, where it may take longer than usual. */
  function comesTo(expression: string, value: unknown, timeout?: number): Promise<void> {
    const how = { message: expression, ...(timeout !== undefined && { timeout }) };
    return expect.poll(() => engine.evaluate(expression), how).toEqual(value);
  }

  return {
    /** A navigation is dropped if the page itself navigates at that moment; then it is tried once more. */
    open: (path: string) =>
      expect(async () => {
        await engine.goTo(site.url + path);
        expect(await engine.evaluate("location.pathname")).toBe(path.split("?")[0]);
        await prepare();
        // The document may be rendered again for this window: a press meanwhile would hit an element that goes.
        await comesTo("document.querySelector('#root')?.dataset.rendered === undefined", true);
      }).toPass(),
    press: async (role: string, name: string, among?: Among) =>
      (await only({ role, name, ...(among && { among }) })).click(),
    /** Ticks a checkbox or a choice found by a part of its label; presses the box itself, since a label may contain links. */
    tick: async (boxOf: string, among?: Among) => (await only({ boxOf, ...(among && { among }) })).click(),
    choose: async (name: string, value: string) => (await only({ role: "combobox", name })).choose(value),
    write: async (label: string, text: string) => {
      const field = await only({ label });
      await field.click();
      await engine.evaluate("document.activeElement.select()");
      await field.type(text);
    },
    /** A day as the browser's own calendar gives it: each engine has another way to type one. */
    pick: async (label: string, day: string) => {
      await isThere({ label });
      await engine.evaluate(`(${give})(${matches({ label })}[0], ${JSON.stringify(day)})`);
    },
    /** Waits for the page with this title: the page before stays until it is rendered. */
    arrivesAt: (path: string, title: string) =>
      comesTo("[location.pathname, document.title]", [path, common.title(title, brand)]),
    comesBelow: (path: string) => comesTo(`location.pathname.startsWith(${JSON.stringify(path)})`, true),
    /** Waits for the heading and the fonts, and until nothing loads. */
    comesToRest: () =>
      comesTo(
        "document.querySelector('main h1') !== null && !document.querySelector('[aria-busy=true]') && document.fonts.status",
        "loaded",
      ),
    speaks: (locale: string) => comesTo("document.documentElement.lang", locale),
    sees: (role: string, name: string) => isThere({ role, name }),
    seesNot: (role: string, name: string) => expect.poll(() => count({ role, name })).toBe(0),
    reads: (text: string, timeout?: number) =>
      comesTo(`document.body.innerText.includes(${JSON.stringify(text)})`, true, timeout),
    holds: async (role: "combobox" | "textbox", name: string, value: string) => {
      await isThere({ role, name });
      await comesTo(`${matches({ role, name })}[0].value`, value);
    },
    evaluate: engine.evaluate,
    faults: async () => {
      found.push(...(await engine.evaluate<string[]>("(window.seenFaults ?? []).splice(0)")));
      return [...engine.faults(), ...found];
    },
  };
}

/** React hears of a value that its own setter has not seen. */
const give = `(field, value) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}`;

/** Scrolls it to the middle, again if the page grows, and waits until it is stable and uncovered. A choice's picture is its label. */
const hold = `async (element) => {
  const seen = element.type === "radio" ? (element.labels[0] ?? element) : element;
  const frame = () => new Promise(requestAnimationFrame);
  const where = () => {
    const { x, y, width, height } = seen.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && seen.contains(top) ? [x, y, width, height].join() : "";
  };
  const until = performance.now() + 10_000;
  for (let before = ""; performance.now() < until; ) {
    if (before === "") seen.scrollIntoView({ block: "center", behavior: "instant" });
    await frame();
    await frame();
    const now = where();
    if (now !== "" && now === before) break;
    before = now;
  }
  return seen;
}`;

const watch = `() => {
  const faults = [];
  window.seenFaults = faults;
  // Not an error: the popup library makes Firefox postpone a resize observer's notice to the next frame.
  const isPutOff = (message) => message.startsWith("ResizeObserver loop completed");
  window.addEventListener("error", ({ message }) => isPutOff(message) || faults.push("threw " + message));
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push("rejected " + reason));
  const log = console.error;
  console.error = (...values) => {
    faults.push("logged " + values.join(" "));
    log(...values);
  };
}`;
