import type { Snapshot } from "../snapshot.ts";

export function headingOrder({ headings, covered }: Snapshot): string[] {
  if (covered) return [];
  const levels = headings.map(({ level }) => level);
  const tops = levels.filter((level) => level === 1).length;
  const skipped = headings.filter(({ level }, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(tops === 1 ? [] : [`${tops} headings of level 1`]),
    ...skipped.map(({ level, text }) => `heading “${text}” jumps to level ${level}`),
  ];
}

/** Header, main and footer once each; repeated landmarks have names. */
export function landmarks({ landmarks: found, covered }: Snapshot): string[] {
  if (covered) return [];
  const count = (wanted: string) => found.filter(({ kind }) => kind === wanted).length;
  const nameless = found.filter(({ kind, name }) => kind === "navigation" && name === "");
  return [
    ...(["banner", "main", "contentinfo"] as const)
      .filter((kind) => count(kind) !== 1)
      .map((kind) => `${count(kind)} landmarks “${kind}”`),
    ...nameless.map(() => "a navigation without a name"),
  ];
}

/** A tag is understood without its colour: by icon and word. */
export function tagsWithoutIcon({ tags }: Snapshot): string[] {
  return tags.filter(({ hasIcon }) => !hasIcon).map(({ where }) => `${where} is told by colour alone`);
}

/** With reduced motion nothing moves, grows or turns. */
export function motion({ moving }: Snapshot): string[] {
  return moving.map((where) => `${where} moves`);
}
