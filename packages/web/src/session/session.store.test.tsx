import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startTestSite } from "../testing/start-test-site.ts";
import { readDraft, startDraft } from "./draft.ts";
import { draftKey } from "./draft-storage.ts";
import {
  endSession,
  isSignedIn,
  rememberUser,
  startSession,
  useSession,
  watchOtherTabs,
} from "./session.store.ts";
import { clearTokens, readTokens, writeTokens } from "./tokens.ts";

startTestSite();

function forgetAll() {
  clearTokens();
  localStorage.clear();
  sessionStorage.clear();
}

// Before as well: the pages of other tests keep theirs in the same tab when they are left.
beforeEach(forgetAll);
afterEach(forgetAll);

function keepMuch(): void {
  for (const key of ["locale", "theme", "currentUser", "isAuthenticated", "reads", "other"]) {
    localStorage.setItem(key, key === "locale" ? "en" : "dark");
  }
  for (const key of [draftKey(), "places", "other"]) sessionStorage.setItem(key, "[]");
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
  expect(Object.keys(sessionStorage)).toEqual([draftKey()]);
});

test("who is known already is no news to what shows them, and whoever has another name is", async () => {
  const user = { email: "taro@example.jp", fullName: "佐藤 太郎" };
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  const shown: (string | undefined)[] = [];
  function Name() {
    shown.push(useSession().currentUser?.fullName);
    return null;
  }
  await render(<Name />);
  for (const told of [user, { ...user }, { ...user, fullName: "山田 太郎" }])
    flushSync(() => rememberUser(told));
  expect(shown).toEqual([undefined, "佐藤 太郎", "山田 太郎"]);
});

describe("two sides on one origin", () => {
  const theirs = { accessToken: "theirs", refreshToken: "of the other side" };

  beforeEach(() => {
    startTestSite({ storagePrefix: "other." });
    startSession({ tokens: theirs, user: { email: "taro@example.jp", fullName: "佐藤 太郎" } });
    startDraft({ email: "jiro@example.jp" });
    startTestSite();
    startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
    keepMuch();
  });
  afterEach(() => {
    startTestSite({ storagePrefix: "other." });
    clearTokens();
    startTestSite();
  });

  test("each has a session, a person and a draft of its own, and the end of one leaves the other's be", () => {
    endSession("signOut");
    expect(isSignedIn()).toBe(false);
    startTestSite({ storagePrefix: "other." });
    expect([isSignedIn(), readTokens()]).toEqual([true, theirs]);
    expect(Object.keys(localStorage).sort()).toEqual([
      "locale",
      "other.currentUser",
      "other.isAuthenticated",
      "theme",
    ]);
    expect(readDraft()).toEqual({ email: "jiro@example.jp" });
  });

  test("the end of the one with a prefix erases nothing that has none", () => {
    const before = Object.keys(localStorage).filter((key) => !key.startsWith("other."));
    startTestSite({ storagePrefix: "other." });
    endSession("signOut");
    expect(Object.keys(localStorage).sort()).toEqual(before.sort());
    startTestSite();
    expect([isSignedIn(), readTokens().refreshToken]).toEqual([true, "r"]);
  });
});
