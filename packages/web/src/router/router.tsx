import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { currentPlace, onMove, type Place } from "./history.ts";

const PlaceContext = createContext<Place | null>(null);

/** Follows the browser's address. The screen before stays while what the next one needs is on its way. */
export function Router({ start = currentPlace, children }: { start?: () => Place; children: ReactNode }) {
  const [place, setPlace] = useState(() => start());
  useLayoutEffect(() => onMove((next) => startTransition(() => setPlace(next))), []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error("There is no Router above");
  return place;
}

/** The query of the address. */
export function useSearch(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
