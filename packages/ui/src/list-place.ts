/** Under its field and nowhere else: turned upwards a list would lie over the field's own label. */
export const listPlace = {
  align: "start",
  side: "bottom",
  sideOffset: 6,
  collisionAvoidance: { side: "none", align: "shift", fallbackAxisSide: "none" },
} as const;

/** Px that a list of some rows needs. */
const room = 240;

/** Brings a field whose list is about to open to where the list fits under it. */
export function makeRoomBelow(field: HTMLElement): void {
  if (innerHeight - field.getBoundingClientRect().bottom < room) field.scrollIntoView({ block: "center" });
}
