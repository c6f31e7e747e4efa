import type { Page } from "@playwright/test";

/** What is invisible in forced colours: controls without a border, a checked option that looks like the others. */
export async function unseenInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(findUnseen);
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

/** Runs in the page. */
function findUnseen(): string[] {
  const named = (element: Element) =>
    `${element.localName} “${(element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent ?? "").trim().slice(0, 40)}”`;

  const hasEdge = (element: Element | null) => {
    if (!element) return false;
    const { borderTopStyle, borderTopWidth, outlineStyle, appearance } = getComputedStyle(element);
    const border = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
    return (
      border ||
      outlineStyle !== "none" ||
      (element.matches("[type=radio], [type=checkbox]") && appearance !== "none")
    );
  };
  const tellingApart = [
    "content",
    "backgroundColor",
    "backgroundImage",
    "borderColor",
    "borderWidth",
    "outline",
    "transform",
    "opacity",
  ] as const;
  const looksOf = (element: Element) =>
    [null, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return tellingApart.map((property) => style[property]).join();
    });
  const choiceLooks = (input: HTMLInputElement) => {
    const label = input.closest("label") ?? input.labels?.[0];
    return [input, ...(label ? [label, ...label.querySelectorAll("*")] : [])].flatMap(looksOf).join("|");
  };

  const shown = [...document.querySelectorAll<HTMLElement>("main *, [role=alertdialog] *")].filter(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const edgeless = shown
    .filter((element) =>
      element.matches("input:not([type=radio], [type=checkbox], [aria-hidden=true]), select, textarea"),
    )
    .filter((element) => ![element, element.parentElement].some(hasEdge))
    .map((element) => `${named(element)} has no edge`);

  const groups = Map.groupBy(
    [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")],
    ({ name }) => name,
  );
  const alike = [...groups.values()].flatMap((group) => {
    // Native radios are visible.
    if (group.some((radio) => getComputedStyle(radio).appearance !== "none")) return [];
    const chosen = group.find(({ checked }) => checked);
    const others = group.filter(({ checked }) => !checked);
    return chosen && others.some((other) => choiceLooks(other) === choiceLooks(chosen))
      ? [`${named(chosen)} is chosen and looks like the others`]
      : [];
  });
  return [...edgeless, ...alike];
}
