/** Markup that is known to be safe. Only `html` and `trustedHtml` make it. */
class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  get text(): string {
    return this.#text;
  }
}

export type Html = Markup;
type Value = string | number | Html | undefined | readonly Html[];

/** Builds markup; every value that is not markup itself is escaped, for text as well as for a quoted attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Markup(parts.reduce((built, part, index) => built + inserted(values[index - 1]) + part));
}

/** Takes text as markup: for our own constants only, never for anything that a person wrote. */
export function trustedHtml(text: string): Html {
  return new Markup(text);
}

function inserted(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(inserted).join("");
  return escapeHtml(String(value));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
