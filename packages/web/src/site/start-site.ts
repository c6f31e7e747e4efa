import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { readSessionOfDevice } from "../session/session.store.ts";
import { type Site, type SiteUser, setSite } from "./site.ts";

/** Hands a site's own parts to what all sites share; the first thing that its entry does. */
export function startSite<Out extends CommonWords, In extends object, User extends SiteUser>(
  site: Site<Out, In, User>,
): void {
  setSite(site);
  readSessionOfDevice();
}
