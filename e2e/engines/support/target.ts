/** A target as a reader sees it and a screen reader says it; `among` is the dialog or the landmark around it. */
export type Target = { among?: Among } & (
  | { role: string; name: string }
  | { label: string }
  /** A checkbox or one of several choices, found by a part of its label. */
  | { boxOf: string }
);

export type Among = { role: string; name?: string };

/** An expression for the page: the visible elements that the target means. Needs the library in the page. */
export function matches(target: Target): string {
  const roots = target.among ? byRole("document.body", target.among) : "[document.body]";
  return `${roots}.flatMap((root) => ${within(target)})`;
}

function within(target: Target): string {
  if ("role" in target) return byRole("root", target);
  if ("label" in target)
    return `TestingLibraryDom.queryAllByLabelText(root, ${JSON.stringify(target.label)}, { selector: "input, select, textarea" })`;
  const labelled = `({ labels }) => labels[0]?.textContent.includes(${JSON.stringify(target.boxOf)})`;
  return `["checkbox", "radio"].flatMap((role) => TestingLibraryDom.queryAllByRole(root, role)).filter(${labelled})`;
}

function byRole(root: string, { role, name }: Among): string {
  return `TestingLibraryDom.queryAllByRole(${root}, ${JSON.stringify(role)}, ${JSON.stringify({ name })})`;
}
