import { startTestSite } from "@tomoru/web/testing/start-test-site.ts";
import { serverNow, setServerTime } from "@tomoru/web/time/server-clock.ts";
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

test("what is first rendered is rendered by the time that the server rendered it by", () => {
  bring(JSON.stringify({ fallback: {}, userKey: "profile", sentAt: "2031-05-05T00:00:00.000Z" }));
  takeAnswers();
  expect(serverNow().getUTCFullYear()).toBe(2031);
  setServerTime(new Date().toISOString());
});

test.each(["{", "null", ""])("%j brings no answers, and the page asks for itself", (text) => {
  bring(text);
  expect(takeAnswers()).toBeNull();
});
