import { DealFile } from "@tomoru/contract/deals/deal-files";
import { z } from "zod/mini";

export const noFiles: readonly DealFile[] = [];

/** Images that a text on this device was kept with: they are uploaded already. Anything else is left out. */
export function keptFiles(kept: readonly unknown[]): readonly DealFile[] {
  return kept.flatMap((one) => z.safeParse(DealFile, one).data ?? []);
}
