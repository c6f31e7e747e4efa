/** Undefined when there is none, so that no empty `class` attribute is rendered. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
