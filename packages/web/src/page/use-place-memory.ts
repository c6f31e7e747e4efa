import { useEffect, useLayoutEffect } from "react";
import type { Place } from "../router/history.ts";
import { keepPlaces, rememberPlace } from "./arrival.ts";

/** Before paint: a shorter new page makes the browser scroll at once, and that must not count for the old one. */
export function usePlaceMemory(place: Place): void {
  useLayoutEffect(() => rememberPlace(place), [place]);
  useEffect(() => {
    window.addEventListener("pagehide", keepPlaces);
    return () => window.removeEventListener("pagehide", keepPlaces);
  }, []);
}
