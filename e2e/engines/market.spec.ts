import { expect } from "@playwright/test";
import { words as company } from "@tomoru/i18n/ja/company/words";
import { words as deals } from "@tomoru/i18n/ja/deals/words";
import { demoCompany } from "../support/company-account.ts";
import { dealThatWaits } from "./support/deal.ts";
import { addressesBelow, linksBelow } from "./support/links.ts";
import { linkAccount, registered, signIn } from "./support/people.ts";
import { test } from "./support/test.ts";
import type { User } from "./support/user.ts";

test("a member of a company signs in, finds somebody, looks at the figures and keeps them in a list", async ({
  user,
}) => {
  await enter(user);
  await user.open("/company/creators");
  const [name = ""] = await linksBelow(user, "/company/creators/");
  await user.press("link", name);
  await user.sees("heading", name);
  await user.sees("region", company.insight.answer.label);
  await user.press("button", company.lists.add.button);
  await user.press("menuitem", company.lists.add.new);
  const listName = `候補 ${Date.now()}`;
  await user.write(company.lists.form.name, listName);
  await user.press("button", company.lists.form.create);
  await user.reads(company.lists.add.added(1, listName));
  await user.open("/company/lists");
  await user.press("link", listName);
  await user.sees("heading", listName);
  await user.reads(name);
});

test("a company opens a deal and writes to the creator", async ({ user }) => {
  await enter(user);
  await user.open("/company/deals");
  await linksBelow(user, "/company/deals/");
  const [path = ""] = await user.evaluate<string[]>(addressesBelow("/company/deals/", "pathname"));
  await user.open(path);
  const text = await writeInThread(user);
  await user.open("/company/deals");
  await user.open(path);
  await user.press("link", deals.frame.tabs.thread);
  await user.reads(text);
});

test("a creator links an account, reads the terms of a deal, agrees to them and writes to the company", async ({
  user,
}) => {
  const person = await registered();
  await signIn(user, person);
  await linkAccount(user, "Instagram");
  const dealId = await dealThatWaits(person);
  await user.open("/deals");
  await linksBelow(user, "/deal/");
  await user.open(`/deal/${dealId}`);
  await user.sees("heading", deals.acts.headline.creator.answer);
  await user.reads("¥88,000");
  await user.press("button", deals.terms.decide.accept);
  await user.press("button", deals.terms.decide.accept, { role: "alertdialog" });
  await user.sees("heading", deals.acts.headline.creator.draft);
  await writeInThread(user);
  await user.open(`/deal/${dealId}/sheet/1`);
  await user.reads("SHA-256");
});

/** Opens a deal's thread and sends a message, which is then read there. */
async function writeInThread(user: User): Promise<string> {
  await user.press("link", deals.frame.tabs.thread);
  // Not the field of a draft, which has its label above it.
  const label = "document.querySelector('main textarea[aria-label]')?.ariaLabel ?? ''";
  await expect.poll(() => user.evaluate(label)).not.toBe("");
  const text = `よろしくお願いいたします ${Date.now()}`;
  await user.write(await user.evaluate<string>(label), text);
  await user.press("button", deals.thread.send);
  await user.reads(text);
  return text;
}

/** Signs in as a member of the demo's company, whose search finds somebody and who has deals. */
async function enter(user: User): Promise<void> {
  await user.open("/company/sign_in");
  await user.write(company.auth.email, demoCompany.email);
  await user.write(company.auth.password, demoCompany.password);
  await user.press("button", company.auth.signIn.submit);
  await user.arrivesAt("/company", company.home.title);
}
