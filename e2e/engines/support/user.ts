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

/** What a person does with the page and sees of it, the same in every browser. */
export type User = ReturnType<typeof userOf>;

export function userOf(engine: Engine) {
  const found: string[] = [];

  /** Once a document: the way to find things, and an ear for what goes wrong in it. */
  async function prepare(): Promise<void> {
    if (await engine.evaluate<boolean>("'TestingLibraryDom' in window")) return;
    await engine.evaluate(`(() => { ${source}; (${watch})(); })()`);
  }

  async function count(target: Target): Promise<number> {
    await prepare();
    found.push(...(await engine.evaluate<string[]>("window.seenFaults.splice(0)")));
    return engine.evaluate<number>(`${matches(target)}.length`);
  }

  /** It is counted in the page and not handed over: an element that is rendered anew meanwhile would be stale. */
  function isThere(target: Target): Promise<void> {
    return expect.poll(() => count(target), { message: JSON.stringify(target) }).toBe(1);
  }

  /** The one element that is meant, in the middle of the window: bars at its edges cover nothing there. */
  async function only(target: Target): Promise<Part> {
    await isThere(target);
    return engine.part(`(${hold})(${matches(target)}[0])`);
  }

  /** Reads until an expression of the page comes to a value. */
  function comesTo(expression: string, value: unknown): Promise<void> {
    return expect.poll(() => engine.evaluate(expression), { message: expression }).toEqual(value);
  }

  return {
    /** A navigation is dropped if the page navigates at the same time: then once more. */
    open: (path: string) =>
      expect(async () => {
        await engine.goTo(site.url + path);
        expect(await engine.evaluate("location.pathname")).toBe(path);
        await prepare();
        // What came with the document may be rendered anew for the window that there is: a press meanwhile would be of what goes.
        await comesTo("document.querySelector('#root')?.dataset.rendered === undefined", true);
      }).toPass(),
    press: async (role: string, name: string, among?: Among) =>
      (await only({ role, name, ...(among && { among }) })).click(),
    /** Ticks a box by a part of its label; the box itself is pressed, for a label may hold links. */
    tick: async (boxOf: string, among?: Among) => (await only({ boxOf, ...(among && { among }) })).click(),
    choose: async (name: string, value: string) => (await only({ role: "combobox", name })).choose(value),
    write: async (label: string, text: string) => {
      const field = await only({ label });
      await field.click();
      await engine.evaluate("document.activeElement.select()");
      await field.type(text);
    },
    /** There, and the page of this title is rendered: the page before stays until then. */
    arrivesAt: (path: string, title: string) =>
      comesTo("[location.pathname, document.title]", [path, common.title(title, brand)]),
    comesBelow: (path: string) => comesTo(`location.pathname.startsWith(${JSON.stringify(path)})`, true),
    /** Heading, fonts, and nothing loading. */
    comesToRest: () =>
      comesTo(
        "document.querySelector('main h1') !== null && !document.querySelector('[aria-busy=true]') && document.fonts.status",
        "loaded",
      ),
    speaks: (locale: string) => comesTo("document.documentElement.lang", locale),
    sees: (role: string, name: string) => isThere({ role, name }),
    seesNot: (role: string, name: string) => expect.poll(() => count({ role, name })).toBe(0),
    reads: (text: string) => comesTo(`document.body.innerText.includes(${JSON.stringify(text)})`, true),
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

/** Scrolls it to the middle, and waits until it is stable and uncovered. A choice's picture is its label. */
const hold = `async (element) => {
  const seen = element.type === "radio" ? (element.labels[0] ?? element) : element;
  seen.scrollIntoView({ block: "center", behavior: "instant" });
  const frame = () => new Promise(requestAnimationFrame);
  const where = () => {
    const { x, y, width, height } = seen.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && seen.contains(top) ? [x, y, width, height].join() : "";
  };
  const until = performance.now() + 10_000;
  for (let before = ""; performance.now() < until; ) {
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
  // Not a fault: the browser tells an observer of sizes in the next frame, as the popup's library has it in Firefox.
  const isPutOff = (message) => message.startsWith("ResizeObserver loop completed");
  window.addEventListener("error", ({ message }) => isPutOff(message) || faults.push("threw " + message));
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push("rejected " + reason));
  const log = console.error;
  console.error = (...values) => {
    faults.push("logged " + values.join(" "));
    log(...values);
  };
}`;
