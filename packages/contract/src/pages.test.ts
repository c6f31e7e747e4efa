import { expect, test } from "vitest";
import { isPage, pages } from "./pages.ts";

test("the pages are the routes of the product and no others", () => {
  expect(Object.values(pages).toSorted()).toEqual(
    [
      "/",
      "/offers",
      "/offer/:id",
      "/payment-history",
      "/bank-account",
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
    ].toSorted(),
  );
});

test.each(["/", "/offers", "/offer/anything", "/offer/%00", "/sign_in", "/sign_up", "/signup/otp"])(
  "%s is a page",
  (path) => {
    expect(isPage(path)).toBe(true);
  },
);

test.each(["/offer", "/offer/", "/offer/a/b", "/offers/1", "/signin", "/api", "/index.html"])(
  "%s is no page",
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
