import type { Snapshot } from "../snapshot.ts";

/** WCAG 2.5.8 for whatever is pressed; the larger one for what the page is there for. CSS pixels. */
const leastTarget = 24;
const leastAction = 44;
/** At a desk with a mouse, where companies compare many rows: their controls are lower there. */
const leastDenseAction = 32;

export function sidewaysScroll({ contentWidth, beyond, window }: Snapshot): string[] {
  if (contentWidth <= window.width) return [];
  return [`reaches ${contentWidth} px across, the window ${window.width}: ${beyond.join(", ")}`];
}

export function smallTargets(snapshot: Snapshot): string[] {
  return targetsBelow(leastAction, snapshot);
}

export function smallDenseTargets(snapshot: Snapshot): string[] {
  return targetsBelow(leastDenseAction, snapshot);
}

function targetsBelow(leastHeight: number, { targets }: Snapshot): string[] {
  return targets
    .filter(({ kind, width, height }) => {
      if (kind === "inline") return false;
      const least = kind === "action" ? leastHeight : leastTarget;
      return Math.round(height) < least || Math.round(width) < leastTarget;
    })
    .map(
      ({ where, width, height }) => `${where} takes presses on ${Math.round(width)} × ${Math.round(height)}`,
    );
}

export function cutText({ boxes }: Snapshot): string[] {
  return boxes
    .filter(({ ellipsis }) => !ellipsis)
    .map(({ where, cutAcross }) => `${where} is cut ${cutAcross ? "across" : "down"}`);
}
