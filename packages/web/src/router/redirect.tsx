import { useEffect } from "react";
import { navigate } from "./history.ts";

/** Leads elsewhere as soon as it is drawn; going back does not come by here again. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is handed on is made anew at each drawing and must not lead there twice.
  useEffect(() => navigate(to, { replace: true, state }), [to]);
  return null;
}
