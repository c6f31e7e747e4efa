import { expect } from "@playwright/test";
import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { pagesFor } from "@tomoru/influencer/paths";
import { callApi, makeAccount } from "../support/account.ts";
import { openByAddress } from "../support/by-address.ts";
import { test } from "../support/test.ts";

const { editEmailOtp: _afterTheForm, ...reached } = pagesFor.signedIn;

test("each page of a creator's, opened by its address, is that page, and its forms hold what is kept", async ({
  page,
  context,
}) => {
  test.slow();
  const { tokens } = await makeAccount(context);
  const body = aBankAccount({ accountType: "current" });
  await callApi(context, { endpoint: updateBankInfo, body, accessToken: tokens.accessToken });
  await openByAddress(page, Object.values(reached));
  await openByAddress(page, [pagesFor.signedIn.bankAccount]);
  await expect(page.getByRole("radio", { name: "当座" })).toBeChecked();
});
