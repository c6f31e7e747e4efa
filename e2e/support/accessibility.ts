import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

const ofAxe = createRequire(import.meta.resolve("@axe-core/playwright"));
const source = readFileSync(ofAxe.resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA and axe's best practices hold on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), "accessibility").toEqual([]);
}

/** What axe finds on the page as it stands, each with its element; of the colours alone where another theme was found good. */
export async function findViolations(page: Page, of: "all" | "colours" = "all"): Promise<string[]> {
  await page.evaluate(untilStill);
  // Once a document: the builder would send a megabyte twice for each of its runs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const builder =
    of === "colours" ? axe(page).withRules(colourRules) : axe(page).disableRules(await loosened(page));
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/**
 * An open menu or list stands at the end of the document, outside of every landmark. While a list is open the library
 * hides the page from screen readers, but keeps the focus in the field: it goes on by Tab, and the list closes.
 */
async function loosened(page: Page): Promise<string[]> {
  if (await page.getByRole("menu").count()) return ["region"];
  if (await page.getByRole("listbox").count())
    return ["region", "aria-hidden-focus", "page-has-heading-one", "label", "label-title-only"];
  return [];
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource: "0" })
      // What passed is not read; no page has a film whose sound would have to be asked for.
      .options({ resultTypes: ["violations"], preload: false })
      // Our pages have no frames; with them axe would open another page for each of its runs.
      .setLegacyMode()
      // The edges of an open dialog or menu: whoever tabs onto one is handed on at once.
      .exclude("[data-base-ui-focus-guard]")
  );
}

/** A colour half-way through a fade is nobody's choice. What turns for ever, like a spinner, is not waited for. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
