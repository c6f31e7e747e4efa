import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { type Language, useLanguage } from "../i18n/language.store.ts";
import { type FlashText, leaveFlashMessage, type Tone } from "../page/flash-message.store.ts";
import { rememberUser, type Session, useSession } from "../session/session.store.ts";
import type { Site, SiteUser } from "./site.ts";

/**
 * The hooks of the shared code with a site's own words and its own kind of user. Whatever they hand out came from the site
 * itself: its loaders and its schema are what the types are made of.
 */
export function siteHooks<Out extends CommonWords, In extends object, User extends SiteUser>(
  _site: Site<Out, In, User>,
) {
  type Words = Out & In;
  const useSiteLanguage = () => useLanguage() as Language<Words>;
  return {
    useLanguage: useSiteLanguage,
    useWords: (): Words => useSiteLanguage().words,
    useSession: () => useSession() as Session<User>,
    rememberUser: (user: User) => rememberUser(user),
    /** Said above the heading of the page that is gone to next. */
    leaveFlashMessage: (text: FlashText<Words>, tone?: Tone) => leaveFlashMessage(text as FlashText, tone),
  };
}
