import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { type Language, useLanguage } from "../i18n/language.store.ts";
import { type FlashText, leaveFlashMessage, type Tone } from "../page/flash-message.store.ts";
import { rememberUser, type Session, useSession } from "../session/session.store.ts";
import type { Site, SiteUser } from "./site.ts";

/** The shared hooks with a site's own words and user: the types are made of its loaders and its schema. */
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
    leaveFlashMessage: (text: FlashText<Words>, tone?: Tone) => leaveFlashMessage(text as FlashText, tone),
  };
}
