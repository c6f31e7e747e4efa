import { pagesFor } from "@tomoru/company/paths";
import { openByAddress } from "../support/by-address.ts";
import { enterDemoCompany } from "../support/company-account.ts";
import { test } from "../support/test.ts";

test("each page of a member's, opened by its address, is that page", async ({ page, context }) => {
  test.slow();
  await enterDemoCompany(context);
  await openByAddress(page, Object.values(pagesFor.signedIn));
});
