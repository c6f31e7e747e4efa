import { alertOffline } from "../alert/failure-alert.ts";
import { startAgain, whenOnline } from "../offline/when-online.ts";

/** The router and all that needs it: no part of the entry, since a page may stand without (docs/decisions/0138). */
export function loadRouter(onMissing = startAgain): Promise<typeof import("./router.ts")> {
  return whenOnline({ load: () => import("./router.ts"), onWait: alertOffline, onMissing });
}

/** For a page that may need it soon. A miss is no loss. */
export function fetchRouterAhead(): void {
  import("./router.ts").catch(() => undefined);
}
