import type { Fallback } from "@tomoru/web/api/document-answers.ts";
import { type SiteUser, userIn } from "@tomoru/web/site/site.ts";
import { setServerTime } from "@tomoru/web/time/server-clock.ts";

export const answersId = "answers";

/** `userKey`: which of them says who is signed in; `sentAt`: the server's time, by which the page was rendered. */
export type AnswersInDocument = {
  readonly fallback: Fallback;
  readonly userKey: string;
  readonly sentAt: string;
};

/** What the document brought, once; null where it cannot be used. The server has read it through the contract already. */
export function takeAnswers(): { fallback: Fallback; user: SiteUser } | null {
  const element = document.getElementById(answersId);
  if (!element) return null;
  element.remove();
  try {
    const { fallback, userKey, sentAt }: AnswersInDocument = JSON.parse(element.textContent);
    setServerTime(sentAt);
    return { fallback, user: userIn(fallback[userKey]) };
  } catch {
    return null;
  }
}
