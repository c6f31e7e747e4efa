import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestSite } from "../testing/start-test-site.ts";
import { guardRestoredPage } from "./restored-page.ts";
import { endSession, startSession } from "./session.store.ts";
import { clearTokens, writeTokens } from "./tokens.ts";

startTestSite();

let loads = 0;
beforeAll(() =>
  guardRestoredPage(() => {
    loads += 1;
  }),
);
beforeEach(() => {
  loads = 0;
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});
afterEach(() => {
  endSession("signOut");
  document.documentElement.style.visibility = "";
});

/** As a browser does that keeps the page, or that does not. */
function move(type: "pagehide" | "pageshow", persisted = true): void {
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
}

const isHidden = () => getComputedStyle(document.body).visibility === "hidden";

test("a page that is shown again in its session is shown as it was", () => {
  move("pagehide");
  expect(isHidden()).toBe(true);
  move("pageshow");
  expect([isHidden(), loads]).toEqual([false, 0]);
});

test.each([
  ["whose session has ended meanwhile", () => clearTokens()],
  ["while somebody else is signed in", () => writeTokens({ accessToken: "b", refreshToken: "theirs" })],
])("a page %s stays hidden and is loaded anew", (_, meanwhile) => {
  move("pagehide");
  meanwhile();
  move("pageshow");
  expect([isHidden(), loads]).toEqual([true, 1]);
});

test("a page that comes for the first time, or is not kept, is left alone", () => {
  move("pagehide", false);
  expect(isHidden()).toBe(false);
  clearTokens();
  move("pageshow", false);
  expect(loads).toBe(0);
});
