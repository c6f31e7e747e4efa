/**
 * Does what a touch leads to once the frame that answers the touch is painted: a pressed button is seen pressed at once,
 * however long the rest takes (docs/decisions/0026-touches.md).
 */
export function afterFrame(work: () => void): void {
  // A page out of sight paints no frames.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
