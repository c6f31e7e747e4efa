/** Joins the class names that are there; undefined when none is, so that no empty `class` attribute is written. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
