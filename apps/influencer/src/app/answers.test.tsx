import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { forgetGiven, givenAnswers } from "@tomoru/web/api/given-answers.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { afterEach, expect, test } from "vitest";
import { answersId, giveAnswersOfDocument } from "./answers.ts";

const profile = aProfile();
const keys = [getHome, getProfile].map((endpoint) => unstable_serialize(keyOf(endpoint, {})));
const [homeKey = "", profileKey = ""] = keys;

afterEach(() => {
  document.getElementById(answersId)?.remove();
  forgetGiven();
});

/** As a document brings them. */
function bring(text: string): void {
  const element = Object.assign(document.createElement("script"), {
    id: answersId,
    type: "application/json",
  });
  element.textContent = text;
  document.body.append(element);
}

test("answers of the document are given under the keys of the data cache, once", () => {
  bring(JSON.stringify({ [homeKey]: "home", [profileKey]: profile }));
  expect(giveAnswersOfDocument()).toEqual(profile);
  expect(Object.fromEntries(givenAnswers())).toEqual({ [homeKey]: "home", [profileKey]: profile });
  expect(giveAnswersOfDocument()).toBeNull();
});

test.each(["{", "null", ""])("%j brings no answers, and the page asks for itself", (text) => {
  bring(text);
  expect(giveAnswersOfDocument()).toBeNull();
  expect(givenAnswers().size).toBe(0);
});
