import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type Axe from "axe-core";
import type { RunOnly } from "axe-core";

/** The rules for axe: all of them, those that another theme can break, or those that another language can. */
const only: Record<"all" | "colours" | "names", RunOnly | null> = {
  all: null,
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  names: {
    type: "tag",
    values: ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"],
  },
};

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA, and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page), "accessibility").toEqual([]);
}

/** axe's findings, each with its element; only colours or names if another theme or language was checked before. */
export async function findViolations(page: Page, of: keyof typeof only = "all"): Promise<string[]> {
  const found = await page.evaluate(runAxe, only[of]);
  if (found) return found;
  // axe is half a megabyte, so it is loaded once a document.
  await page.evaluate(source);
  return (await page.evaluate(runAxe, only[of])) ?? ["axe is not there"];
}

/** Runs in the page in one call; null if axe is not loaded. */
async function runAxe(runOnly: RunOnly | null): Promise<string[] | null> {
  if (!("axe" in window)) return null;
  const axe = window.axe as typeof Axe;
  // Waits for colour transitions, but not for endless animations such as a spinner's.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));

  const isOpen = (role: string) =>
    [...document.querySelectorAll(`[role=${role}]`)].some((element) => element.checkVisibility());
  // An open menu or list is at the end of the document, outside of every landmark. While a list is open Base UI
  // hides the page from screen readers, but the focus stays in the field; Tab closes the list.
  const ofLists = ["region", "aria-hidden-focus", "page-has-heading-one", "label", "label-title-only"];
  const loosened = isOpen("menu") ? ["region"] : isOpen("listbox") ? ofLists : [];

  const { violations } = await axe.run(
    // The focus guards of an open dialog or menu.
    { exclude: [["[data-base-ui-focus-guard]"]] },
    {
      // Passes are not used, and no page has media.
      resultTypes: ["violations"],
      preload: false,
      rules: Object.fromEntries(loosened.map((rule) => [rule, { enabled: false }])),
      ...(runOnly && { runOnly }),
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
