import { limits } from "@tomoru/contract/limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestSite } from "../testing/start-test-site.ts";
import { addToDraft, readDraft, startDraft } from "./draft.ts";
import { draftKey, watchDraft } from "./draft-storage.ts";
import { endSession, startSession } from "./session.store.ts";

startTestSite();

const entries = { email: "hanako@example.jp", fullName: "山田 花子", password: "Akari-2026" };
const lifetime = limits.otpLifetimeSeconds * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  startDraft(entries);
});
afterEach(() => {
  vi.useRealTimers();
  endSession("signOut");
});

function kept(): string | null {
  return sessionStorage.getItem(draftKey());
}

test("a draft is erased after ten minutes, though nobody looks at it", () => {
  vi.advanceTimersByTime(lifetime - 1);
  expect(readDraft()).toEqual(entries);
  vi.advanceTimersByTime(1);
  expect(kept()).toBeNull();
});

test("another code keeps the password no longer, and none is kept again after the ten minutes", () => {
  vi.advanceTimersByTime(lifetime - 1000);
  addToDraft({ resendAt: Date.now() + 60_000 });
  expect(readDraft().password).toBe(entries.password);
  vi.advanceTimersByTime(1000);
  expect(kept()).toBeNull();
  addToDraft({ resendAt: Date.now() + 60_000 });
  expect(kept()).toBeNull();
});

test("what is entered anew takes the place of the draft, and its ten minutes start", () => {
  vi.advanceTimersByTime(lifetime - 1000);
  startDraft({ email: "taro@example.jp" });
  vi.advanceTimersByTime(lifetime - 1);
  expect(readDraft()).toEqual({ email: "taro@example.jp" });
  vi.advanceTimersByTime(1);
  expect(kept()).toBeNull();
});

test("a draft of the document before is erased on time, and at once where a sleeping device has missed it", () => {
  sessionStorage.setItem(draftKey(), JSON.stringify({ draft: entries, expiresAt: Date.now() + 5000 }));
  watchDraft();
  vi.advanceTimersByTime(5000);
  expect(kept()).toBeNull();
  startDraft(entries);
  vi.setSystemTime(Date.now() + lifetime);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(kept()).toBeNull();
});

test("what does not read as a draft is not left lying", () => {
  for (const text of ["{", "null", JSON.stringify({ password: entries.password })]) {
    sessionStorage.setItem(draftKey(), text);
    watchDraft();
    expect(kept()).toBeNull();
  }
});

test("every sign-in erases it", () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  expect(kept()).toBeNull();
});
