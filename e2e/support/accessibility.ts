import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** WCAG 2.2 A and AA and axe's best practices hold on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, axe(page));
}

/** The same of the colours alone, for a second theme of a page that is accessible in the first. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(page, axe(page).withRules(colourRules));
}

/** Of a page with an open menu: the menu stands at the end of the document, outside of every landmark. */
export async function expectAccessibleMenu(page: Page): Promise<void> {
  await expectNoViolation(page, axe(page).disableRules("region"));
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Our pages have no frames; with them axe would open another page for each of its runs.
      .setLegacyMode()
      // The edges of an open dialog or menu: whoever tabs onto one is handed on at once.
      .exclude("[data-base-ui-focus-guard]")
  );
}

async function expectNoViolation(page: Page, builder: AxeBuilder): Promise<void> {
  await page.evaluate(untilStill);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  expect(found, "accessibility").toEqual([]);
}

/** A colour half-way through a fade is nobody's choice. What turns for ever, like a spinner, is not waited for. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
