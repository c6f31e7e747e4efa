import type { Fallback } from "@tomoru/web/api/document-answers.ts";
import type { SiteUser } from "@tomoru/web/site/site.ts";

/** The id of the element in which a document brings the answers that it was rendered with. */
export const answersId = "answers";

/** `userKey`: which of them says who is signed in. */
export type AnswersInDocument = { readonly fallback: Fallback; readonly userKey: string };

/**
 * What the document brought, once; null where that is nothing that can be used. The server has read it through the contract: a phone need
 * not do so again before the first touch.
 */
export function takeAnswers(): { fallback: Fallback; user: SiteUser } | null {
  const element = document.getElementById(answersId);
  if (!element) return null;
  element.remove();
  try {
    const { fallback, userKey }: AnswersInDocument = JSON.parse(element.textContent);
    return { fallback, user: fallback[userKey] as SiteUser };
  } catch {
    // Cut short on its way: the page asks for itself.
    return null;
  }
}
