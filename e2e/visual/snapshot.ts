/** A page's elements as the browser has laid them out, read in one call and judged outside of the browser. */
export type Snapshot = {
  lang: string;
  title: string;
  window: { width: number; height: number };
  contentWidth: number;
  /** Some of the innermost elements past the window's right edge. */
  beyond: string[];
  /** A dialog or menu is open: landmarks are not judged. */
  covered: boolean;
  headings: { level: number; text: string }[];
  landmarks: { kind: "banner" | "navigation" | "main" | "contentinfo"; name: string }[];
  texts: Text[];
  targets: Target[];
  boxes: Box[];
  inputs: Input[];
  tags: { where: string; text: string; hasIcon: boolean }[];
  moving: string[];
};

/** Visible, or for screen readers only. */
export type Text = { text: string; lang: string; where: string };

/** With its hit area. */
export type Target = {
  where: string;
  width: number;
  height: number;
  kind: "action" | "choice" | "link" | "inline";
};

/** An element with text of its own, and whether it is cut off. */
export type Box = { where: string; cutAcross: boolean; cutDown: boolean; ellipsis: boolean };

export type Input = {
  where: string;
  type: string;
  name: string;
  autocomplete: string;
  fontSize: number;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** The description of the control, or of its group. */
  describedBy: string;
};

/** Runs in the page: it may use nothing from outside of itself. */
export function takeSnapshot(): Snapshot {
  const overlay = document.querySelector("[role=alertdialog], [role=dialog], [role=menu], [role=listbox]");
  // Two buttons of Base UI, 1 px each, by which screen readers on a phone close a list.
  const ofTheLibrary = "span[role=button]";
  const all = [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.matches(ofTheLibrary));

  function ownText(element: Element): string {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return own
      .map((node) => node.textContent)
      .join("")
      .trim();
  }

  function where(element: Element): string {
    const id = element.id ? `#${element.id}` : "";
    const near = element.closest("section, article, form, nav, footer, header, dialog, [role]");
    const around = near && near !== element ? `${near.localName}${near.id ? `#${near.id}` : ""} ` : "";
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
    return `${around}${element.localName}${id} “${text}”`;
  }

  function nameOf(element: Element): string {
    const labelled = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const said = labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const labels = "labels" in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    const group = element.closest("fieldset")?.querySelector("legend")?.textContent ?? "";
    return (
      said ||
      element.getAttribute("aria-label") ||
      labels.map((label) => label.textContent).join(" ") ||
      group
    ).trim();
  }

  function descriptionOf(element: Element | null): string {
    const ids = (element?.getAttribute("aria-describedby") ?? "").split(" ");
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
      .trim();
  }

  /** Text for screen readers only is 1 px large on purpose. */
  function isForReaders(element: Element): boolean {
    const { clipPath, position } = getComputedStyle(element);
    return position === "absolute" && clipPath.startsWith("inset(50%");
  }

  /** A label, or an area around a control, takes the press as well. */
  function pressArea(element: HTMLElement): { width: number; height: number } {
    const label = element.closest("label") ?? (element as HTMLInputElement).labels?.[0];
    const around = ["::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const laid =
        style.content !== "none" && style.position === "absolute" && style.pointerEvents !== "none";
      return laid ? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) } : null;
    });
    const boxes = [element.getBoundingClientRect(), label?.getBoundingClientRect(), ...around];
    const size = (side: "width" | "height") => Math.max(...boxes.map((box) => box?.[side] || 0));
    return { width: size("width"), height: size("height") };
  }

  function kindOf(element: HTMLElement): Target["kind"] {
    // Links that look like buttons, and rows of the bars, are main actions too.
    if (
      element.matches(
        "button, [role=button], [role=menuitem], a[class*=_button_], a[class*=_item_], input, select, textarea",
      )
    ) {
      return element.matches("[type=radio], [type=checkbox], label button, [role=option]")
        ? "choice"
        : "action";
    }
    const parent = element.parentElement;
    const inSentence =
      parent !== null && ownText(parent) !== "" && getComputedStyle(element).display === "inline";
    return inSentence ? "inline" : "link";
  }

  const landmarkKinds = { HEADER: "banner", NAV: "navigation", MAIN: "main", FOOTER: "contentinfo" } as const;
  const isSectioned = (element: Element) =>
    element.matches("header, footer") &&
    element.closest("main, article, section, [role=alertdialog]") !== null;

  const pressable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option]";

  return {
    lang: document.documentElement.lang,
    title: document.title,
    window: { width: window.innerWidth, height: window.innerHeight },
    contentWidth: document.documentElement.scrollWidth,
    beyond: all
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => ownText(element) !== "" || element.childElementCount === 0)
      .slice(0, 3)
      .map(where),
    covered: overlay !== null,
    headings: all
      .filter((element) => /^H[1-6]$/.test(element.tagName) && !element.closest("[aria-hidden=true]"))
      .map((element) => ({ level: Number(element.tagName[1]), text: (element.textContent ?? "").trim() })),
    landmarks: all.flatMap((element) => {
      const kind = landmarkKinds[element.tagName as keyof typeof landmarkKinds];
      return kind && !isSectioned(element) ? [{ kind, name: nameOf(element) }] : [];
    }),
    texts: all.flatMap((element) => {
      const spoken = ["aria-label", "placeholder", "title", "alt"].map(
        (name) => element.getAttribute(name) ?? "",
      );
      const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
      const said = [ownText(element), ...spoken].filter((text) => text !== "");
      return said.map((text) => ({ text, lang, where: where(element) }));
    }),
    targets: all
      .filter(
        (element) =>
          element.matches(pressable) && !element.closest("[data-base-ui-focus-guard], [aria-hidden=true]"),
      )
      // The skip link is out of sight until it has the focus.
      .filter(
        (element) => element.getBoundingClientRect().bottom > 0 || !element.matches("body a:first-of-type"),
      )
      .map((element) => ({ where: where(element), kind: kindOf(element), ...pressArea(element) })),
    boxes: all
      .filter((element) => ownText(element) !== "" && !isForReaders(element))
      .filter((element) => !element.matches("input, textarea, select, option, svg *"))
      .map((element) => {
        const style = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
        const isBlock = style.display !== "inline";
        return {
          where: where(element),
          cutAcross: isBlock && scrollWidth > clientWidth + 1,
          cutDown: isBlock && clips && style.overflowY !== "auto" && scrollHeight > clientHeight + 1,
          ellipsis: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
        };
      })
      .filter(({ cutAcross, cutDown }) => cutAcross || cutDown),
    inputs: all
      .filter((element): element is HTMLInputElement => element.matches("input, select, textarea"))
      .filter((element) => element.type !== "hidden" && element.ariaHidden !== "true")
      .map((element) => ({
        where: where(element),
        type: element.type,
        name: nameOf(element),
        autocomplete: element.getAttribute("autocomplete") ?? "",
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
        isInvalid: element.getAttribute("aria-invalid") === "true",
        isReadOnly: "readOnly" in element && element.readOnly,
        describedBy: descriptionOf(element) || descriptionOf(element.closest("fieldset")),
      })),
    tags: all
      .filter((element) => element.matches("span[class*=_tag_]") && ownText(element) !== "")
      // The tag beside a label says whether the field is required.
      .filter(
        (element) => !element.closest("legend") && !element.parentElement?.querySelector(":scope > label"),
      )
      .map((element) => ({
        where: where(element),
        text: ownText(element),
        // A lamp is a mark as well.
        hasIcon: element.querySelector(":scope > svg, :scope > [aria-hidden=true]") !== null,
      })),
    moving: document.getAnimations().flatMap(({ effect, playState }) => {
      const frames = effect instanceof KeyframeEffect && playState === "running" ? effect.getKeyframes() : [];
      const moves = frames.some((frame) =>
        ["transform", "translate", "scale", "rotate"].some((key) => key in frame),
      );
      return moves && effect instanceof KeyframeEffect && effect.target ? [where(effect.target)] : [];
    }),
  };
}
