import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";

/** From here on the sidebar stands beside the page (docs/product/interface.md). */
export function useWide(): boolean {
  return useMediaQuery(onDesktop);
}
