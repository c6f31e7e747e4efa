import type { Fallback } from "@tomoru/web/api/document-answers.ts";
import { type SiteUser, userIn } from "@tomoru/web/site/site.ts";

export const answersId = "answers";

/** `userKey`: which of them says who is signed in. */
export type AnswersInDocument = { readonly fallback: Fallback; readonly userKey: string };

/** What the document brought, once; null where it cannot be used. The server has read it through the contract already. */
export function takeAnswers(): { fallback: Fallback; user: SiteUser } | null {
  const element = document.getElementById(answersId);
  if (!element) return null;
  element.remove();
  try {
    const { fallback, userKey }: AnswersInDocument = JSON.parse(element.textContent);
    return { fallback, user: userIn(fallback[userKey]) };
  } catch {
    return null;
  }
}
