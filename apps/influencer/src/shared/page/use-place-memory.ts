import { useEffect, useLayoutEffect } from "react";
import { keepPlaces, rememberPlace } from "./arrival.ts";

/** Before paint: a shorter new page makes the browser scroll at once, and that must not count for the old one. */
export function usePlaceMemory(locationKey: string): void {
  useLayoutEffect(() => rememberPlace(locationKey), [locationKey]);
  useEffect(() => {
    window.addEventListener("pagehide", keepPlaces);
    return () => window.removeEventListener("pagehide", keepPlaces);
  }, []);
}
