import { expect, test } from "vitest";
import { pageAt, paths } from "./paths.ts";

test("every route of the product is a page", () => {
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      "/",
      "/offers",
      "/offer/:id?",
      "/payment-history",
      "/bank-account",
      "/tax",
      "/account",
      "/settings",
      "/settings/edit-email",
      "/settings/edit-email/otp",
      "/settings/change-password",
      "/:platform/callback",
      "/cancellation",
      "/inquiry",
      "/sign_in",
      "/sign_up",
      "/signup/otp",
      "/forgot-password",
      "/password/reset/otp",
      "/password/reset",
      "/influencers/terms",
      "/influencers/privacy-policy",
    ]),
  );
});

test.each([
  "/",
  "/offers",
  "/offer/anything",
  "/offer",
  "/offer/",
  "/offer/%00",
  "/sign_in",
  "/sign_up",
  "/signup/otp",
])("%s is a page", (path) => {
  expect(pageAt(path)).toBeDefined();
});

test.each(["/offer//", "/offer/a/b", "/offers/1", "/signin", "/api", "/index.html"])(
  "%s is no page",
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);

test("an address tells its page and what it names, with or without a last slash", () => {
  expect(pageAt("/offer/%E3%82%AA")).toEqual({ page: "offer", params: { id: "オ" } });
  expect(pageAt("/tiktok/callback/")).toEqual({ page: "socialCallback", params: { platform: "tiktok" } });
});

test("an offer's address without its end names an offer that there is not", () => {
  for (const path of ["/offer", "/offer/"])
    expect(pageAt(path)).toEqual({ page: "offer", params: { id: "" } });
});

test("an escape that is none is left as it is", () => {
  expect(pageAt("/offer/%zz")?.params).toEqual({ id: "%zz" });
});
