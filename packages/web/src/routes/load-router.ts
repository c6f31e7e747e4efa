import { alertOffline } from "../alert/failure-alert.ts";
import { whenOnline } from "../offline/when-online.ts";

/** The router and all that needs it: no part of the entry, since a page may stand without (docs/decisions/0138). */
export function loadRouter(): Promise<typeof import("./router.ts")> {
  return whenOnline({ load: () => import("./router.ts"), onWait: alertOffline });
}
