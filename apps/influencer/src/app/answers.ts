import { getProfile, type Profile } from "@tomoru/contract/influencer/profile";
import { giveAnswers } from "@tomoru/web/api/given-answers.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";

/** The id of the element in which a document brings the answers that it was rendered with, as SWR takes them for a `fallback`. */
export const answersId = "answers";

/**
 * Has the first render begin with what the document brought, once, and returns whom it is for; null where it brought nothing
 * that can be used. The server has read it through the contract: a phone need not do so again before the first touch.
 */
export function giveAnswersOfDocument(): Profile | null {
  const element = document.getElementById(answersId);
  if (!element) return null;
  element.remove();
  try {
    const answers = new Map(Object.entries(JSON.parse(element.textContent) as object));
    const profile = answers.get(unstable_serialize(keyOf(getProfile, {})));
    giveAnswers(answers);
    return profile as Profile;
  } catch {
    // Cut short on its way: the page asks for itself.
    return null;
  }
}
