import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { forgetGiven, givenAnswers } from "@tomoru/web/api/given-answers.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { site } from "../shared/site.ts";
import { answersId, giveAnswersOfDocument, giveFirstReads } from "./answers.ts";

startSite(site);

const start = location.pathname + location.search;
const offer = anOffer();
const profile = aProfile();
const offerUrl = `/api/influencer/offer/${offer.offerId}`;
const profileUrl = "/api/influencer/profile";

beforeEach(() => navigate(`/offer/${offer.offerId}`, { replace: true }));
afterEach(() => {
  document.getElementById(answersId)?.remove();
  forgetGiven();
  navigate(start, { replace: true });
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
  const bodies = {
    [offerUrl]: { success: true, result: offer },
    [profileUrl]: { success: true, result: profile },
  };
  bring(JSON.stringify(bodies));
  expect(giveAnswersOfDocument()).toEqual(profile);
  expect([...givenAnswers().values()]).toEqual([offer, profile]);
  expect(giveAnswersOfDocument()).toBeNull();
});

test.each([
  ["lack one", { [profileUrl]: { success: true, result: profile } }],
  ["hold a refusal", { [offerUrl]: { success: false }, [profileUrl]: { success: true, result: profile } }],
  ["are none", null],
])("answers that %s are left, and the page asks for itself", (_, bodies) => {
  bring(JSON.stringify(bodies));
  expect(giveAnswersOfDocument()).toBeNull();
  expect(givenAnswers().size).toBe(0);
});

test("no page is drawn with an answer that says what the contract does not", () => {
  const bodies = {
    [offerUrl]: { success: true, result: { offerId: 1 } },
    [profileUrl]: { success: true, result: profile },
  };
  expect(() => giveFirstReads(location.pathname, bodies)).toThrow(ApiFailure);
  expect(givenAnswers().size).toBe(0);
});

test("text that is no JSON is left too", () => {
  bring("{");
  expect(giveAnswersOfDocument()).toBeNull();
});
