import { startTestSite } from "@tomoru/web/testing/start-test-site.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answersId, takeAnswers } from "./answers.ts";

beforeEach(() => startTestSite());
afterEach(() => document.getElementById(answersId)?.remove());

function bring(text: string): void {
  const element = Object.assign(document.createElement("script"), {
    id: answersId,
    type: "application/json",
  });
  element.textContent = text;
  document.body.append(element);
}

test("the answers of a document are taken once, with whom they are for", () => {
  const hana = { email: "hana@example.com", fullName: "Hana" };
  bring(JSON.stringify({ fallback: { home: 1, profile: hana }, userKey: "profile" }));
  expect(takeAnswers()).toEqual({ fallback: { home: 1, profile: hana }, user: hana });
  expect(takeAnswers()).toBeNull();
});

test.each(["{", "null", ""])("%j brings no answers, and the page asks for itself", (text) => {
  bring(text);
  expect(takeAnswers()).toBeNull();
});
