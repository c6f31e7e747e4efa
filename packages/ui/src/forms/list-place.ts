/** Never flipped upwards: it would cover the field's own label. */
export const listPlace = {
  align: "start",
  side: "bottom",
  sideOffset: 6,
  collisionAvoidance: { side: "none", align: "shift", fallbackAxisSide: "none" },
} as const;

/** px, for a few rows. */
const room = 240;

/** Scrolls a field to where its list fits below it. */
export function makeRoomBelow(field: HTMLElement): void {
  if (innerHeight - field.getBoundingClientRect().bottom < room) field.scrollIntoView({ block: "center" });
}
