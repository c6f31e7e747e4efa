import { expect, test } from "vitest";
import { pageFinder } from "./page-paths.ts";

const find = pageFinder({
  home: "/",
  offers: "/offers",
  offer: "/offer/:id?",
  terms: "/deal/:id/terms",
  message: "/deal/:id/message/:messageId",
});

test.each([
  ["/", "home", {}],
  ["/offers", "offers", {}],
  ["/offers/", "offers", {}],
  ["/offer", "offer", { id: "" }],
  ["/offer/", "offer", { id: "" }],
  ["/offer/A-1", "offer", { id: "A-1" }],
  ["/offer/A-1/", "offer", { id: "A-1" }],
  ["/deal/A/terms", "terms", { id: "A" }],
  ["/deal/A/message/B", "message", { id: "A", messageId: "B" }],
] as const)("%s is the page %s with %j", (path, page, params) => {
  expect(find(path)).toEqual({ page, params });
});

test.each([
  "",
  "/Offers",
  "/offers/1",
  "/offers//",
  "x/offers",
  "/offer/A/B",
  "/deal//terms",
  "/deal/terms",
  "/deal/A/message",
])("%j is no page", (path) => {
  expect(find(path)).toBeUndefined();
});

test("what an address names is read out of its escapes, and an escape that is none stays as it is", () => {
  expect(find("/offer/a%2Fb%20c")?.params).toEqual({ id: "a/b c" });
  expect(find("/offer/%E3%81%82")?.params).toEqual({ id: "あ" });
  expect(find("/offer/100%")?.params).toEqual({ id: "100%" });
});

test("of two pages that fit the first one is found", () => {
  const [first, second] = [
    { newest: "/list/newest", list: "/list/:id" },
    { list: "/list/:id", newest: "/list/newest" },
  ].map((paths) => pageFinder(paths)("/list/newest")?.page);
  expect([first, second]).toEqual(["newest", "list"]);
});
