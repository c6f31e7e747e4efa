import type { Page } from "@playwright/test";

/** The focus after a press of Tab. */
export type Stop = {
  where: string;
  /** Among all elements of the document. */
  order: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** The ring's width, around the control or around what shows its focus; CSS pixels. */
  ring: number;
  coveredBy: string;
  isFixed: boolean;
};

/** More than the longest page has. */
const mostStops = 120;

/** Tab after Tab through a page, until the focus leaves it. Throws when it never does. */
export async function tabOrderOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(startAtTop);
  while (stops.length < mostStops) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(takeStop);
    const first = stops[0];
    if (!stop || (first && stop.order === first.order)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave the page; it goes round at ${stops.at(-1)?.where}`);
}

export function judgeTabOrder(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    const { where, ring, coveredBy, order } = stop;
    return [
      ...(ring >= 3 ? [] : [`${where} has a ring of ${ring} px`]),
      ...(coveredBy ? [`${where} is covered by ${coveredBy}`] : []),
      ...(before && order < before.order
        ? [`${where} comes after ${before.where} and stands before it`]
        : []),
      ...(before && jumpsBack(before, stop)
        ? [`${where} comes after ${before.where} and lies above it`]
        : []),
    ];
  });
}

/** Going up is right only where a new column begins; fixed bars have none. */
function jumpsBack(before: Stop, stop: Stop): boolean {
  if (before.isFixed || stop.isFixed) return false;
  return stop.bottom <= before.top && stop.left < before.right;
}

/** A new page has the focus on its heading; it begins at the start of the document. */
function startAtTop(): void {
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Runs in the page. */
function takeStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const named = (one: Element) =>
    `${one.localName} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40)}”`;
  const label = element.closest("label") ?? (element as HTMLInputElement).labels?.[0] ?? null;
  const shown = element.getBoundingClientRect().width > 1 ? element : (label ?? element);
  const { top, bottom, left, right } = shown.getBoundingClientRect();

  const ringOf = (one: Element) =>
    [null, "::before", "::after"].map((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
  const around: Element[] = [element, ...(label?.querySelectorAll("*") ?? [])];
  // A container may show the focus of its content.
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    around.push(one);
  const ring = Math.max(...around.flatMap(ringOf));

  const middle = { x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y: (top + bottom) / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const isOwn = hit && [element, label].some((one) => one && (one.contains(hit) || hit.contains(one)));
  let isFixed = false;
  for (let one: Element | null = element; one; one = one.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(one).position)) isFixed = true;

  return {
    where: named(element),
    order: [...document.querySelectorAll("*")].indexOf(element),
    top: top + scrollY,
    bottom: bottom + scrollY,
    left,
    right,
    ring,
    coveredBy: isOwn ? "" : hit ? named(hit) : "the edge of the window",
    isFixed,
  };
}
