import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

const ofAxe = createRequire(import.meta.resolve("@axe-core/playwright"));
const source = readFileSync(ofAxe.resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), "accessibility").toEqual([]);
}

/** axe's findings, each with its element; only of the colours where another theme has passed. */
export async function findViolations(page: Page, of: "all" | "colours" = "all"): Promise<string[]> {
  await page.evaluate(untilStill);
  // Once a document: axe's builder sends a megabyte twice for each run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const builder =
    of === "colours" ? axe(page).withRules(colourRules) : axe(page).disableRules(await loosened(page));
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/**
 * An open menu or list is at the end of the document, outside of every landmark. While a list is open Base UI
 * hides the page from screen readers, but the focus stays in the field; Tab closes the list.
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
      // Passes are not used; no page has media.
      .options({ resultTypes: ["violations"], preload: false })
      // No page has frames; with them axe would open another page for each run.
      .setLegacyMode()
      // The focus guards of an open dialog or menu.
      .exclude("[data-base-ui-focus-guard]")
  );
}

/** Waits for transitions of colour, but not for endless animations, such as a spinner's. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
