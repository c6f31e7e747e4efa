import { afterEach, expect, test } from "vitest";
import { draftKey } from "./draft-storage.ts";
import { endSession, startSession, watchOtherTabs } from "./session.store.ts";
import { clearTokens, readTokens, writeTokens } from "./tokens.ts";

afterEach(() => {
  clearTokens();
  localStorage.clear();
  sessionStorage.clear();
});

function keepMuch(): void {
  for (const key of ["locale", "theme", "currentUser", "isAuthenticated", "reads", "other"]) {
    localStorage.setItem(key, key === "locale" ? "en" : "dark");
  }
  for (const key of [draftKey, "places", "other"]) sessionStorage.setItem(key, "[]");
}

test("a sign-out leaves the language and the theme of the device and nothing else", () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  keepMuch();
  endSession("signOut");
  expect({ ...localStorage }).toEqual({ locale: "en", theme: "dark" });
  expect({ ...sessionStorage }).toEqual({});
  expect(readTokens()).toEqual({});
});

test("a page that comes without a refresh token keeps no other token and nothing of a person, but a draft", () => {
  writeTokens({ accessToken: "left over", refreshToken: "r" });
  // As where the one cookie was cleared alone.
  const { accessToken = "" } = readTokens();
  clearTokens();
  // biome-ignore lint/suspicious/noDocumentCookie: as tokens.ts writes it.
  document.cookie = `accessToken=${accessToken}; Path=/; Secure; SameSite=Strict`;
  keepMuch();
  watchOtherTabs();
  expect(readTokens()).toEqual({});
  expect({ ...localStorage }).toEqual({ locale: "en", theme: "dark" });
  expect(Object.keys(sessionStorage)).toEqual([draftKey]);
});
