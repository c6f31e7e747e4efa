import { useMediaQuery } from "@tomoru/ui/layout/use-media-query";

/** From here on a list stands beside what is chosen in it (docs/product/interface.md). */
export const splitQuery = "(min-width: 1280px)";

export function useSplit(): boolean {
  return useMediaQuery(splitQuery);
}
