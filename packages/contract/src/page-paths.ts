/** An address that is a page, and what it names: `{ page: "offer", params: { id } }`. */
export type Match<Page extends string = string> = {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Finds the page at a path among `paths`, its patterns by page: `:id` is one segment, `:id?` one that may be missing and is
 * then empty; a last slash changes nothing.
 */
export function pageFinder<Page extends string>(paths: Readonly<Record<Page, string>>) {
  const patterns = Object.entries<string>(paths).map(
    ([page, path]) => [page as Page, patternOf(path)] as const,
  );
  return (path: string): Match<Page> | undefined => {
    for (const [page, pattern] of patterns) {
      const found = pattern.exec(path);
      if (found) return { page, params: decoded(found.groups ?? {}) };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)\?/g, "(?:/(?<$1>[^/]+))?").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}/?$`);
}

function decoded(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value = ""]) => [name, decodedOrAsIs(value)]));
}

/** An escape that is none names nothing that exists; it must not break the page that says so. */
function decodedOrAsIs(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
