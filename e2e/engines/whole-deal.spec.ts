import { expect } from "@playwright/test";
import { plusDays } from "@tomoru/contract/bank-days";
import { login } from "@tomoru/contract/influencer/accounts";
import { words as company } from "@tomoru/i18n/ja/company/words";
import { words as deals } from "@tomoru/i18n/ja/deals/words";
import { words as creator } from "@tomoru/i18n/ja/influencer/words";
import { newCompanyName } from "../support/company-account.ts";
import { mailCode } from "../support/mails.ts";
import { moveTime, productDay } from "../support/market-clock.ts";
import { server } from "../support/settings.ts";
import { newPerson } from "../support/sign-up.ts";
import { settleCompany } from "./support/contracting-company.ts";
import { settleIn } from "./support/deal.ts";
import { linksBelow } from "./support/links.ts";
import { test } from "./support/own-product.ts";
import { call, linkAccount, registered, signIn } from "./support/people.ts";
import type { User } from "./support/user.ts";

const productName = "うるおい化粧水「しずく」";
const caption = "#PR しずくの化粧水を1週間使いました";

test("a company signs up, asks a creator, both agree, the draft is approved and the post is reported", async ({
  user,
}) => {
  test.setTimeout(240_000);
  const handle = await linkedCreator(user);
  await signUpCompany(user);
  await ask(user, handle);
  const dealId = await approve(user);
  const [theirs, ours] = [`/company/deals/${dealId}`, `/deal/${dealId}`];
  await sendTerms(user, theirs);

  await user.open(ours);
  await user.sees("heading", deals.acts.headline.creator.answer);
  await sayTwice(user, deals.terms.decide.accept);
  await user.sees("heading", deals.acts.headline.creator.draft);
  await user.write(deals.delivery.draft.caption, caption);
  await user.press("button", deals.delivery.draft.send);
  await user.sees("heading", deals.acts.headline.creator.waitReview);

  await user.open(theirs);
  await user.sees("heading", deals.acts.headline.company.review);
  await sayTwice(user, deals.delivery.review.approve);
  await user.sees("heading", deals.acts.headline.company.waitPost);

  await moveTime({ hours: 24 });
  const url = await publish(handle);
  await user.open(ours);
  await user.write(deals.delivery.post.url, url);
  await user.press("button", deals.delivery.post.add);
  // The page says that it may take a minute: where the platform was silent, it is asked again at the next one.
  await user.reads(deals.delivery.post.checks.ok, 75_000);
  await user.press("button", deals.delivery.report.send);
  await user.sees("heading", deals.acts.headline.creator.waitAccept);
  await user.open(theirs);
  await user.sees("heading", deals.acts.headline.company.accept);
});

/** Signs in a creator who can make contracts; answers the handle of the account that is linked by the screens. */
async function linkedCreator(user: User): Promise<string> {
  const person = await registered();
  const { email: username, password } = person;
  const { accessToken } = await call<{ accessToken: string }>(login, { body: { username, password } });
  await settleIn(accessToken);
  await signIn(user, person);
  await linkAccount(user, "Instagram");
  await user.open("/settings");
  const handle = "/sample_[0-9a-f]{8}/.exec(document.body.innerText)?.[0] ?? ''";
  await expect.poll(() => user.evaluate(handle)).not.toBe("");
  return user.evaluate<string>(handle);
}

async function signUpCompany(user: User): Promise<void> {
  const [person, name] = [newPerson(), newCompanyName()];
  const { auth, companySignUp } = company;
  await user.open("/company/sign_up");
  await user.write(companySignUp.companyName, name);
  await user.tick(companySignUp.kinds.corporate.label);
  await user.write(auth.signUp.fullName, person.fullName);
  await user.write(auth.email, person.email);
  await user.write(auth.password, person.password);
  await user.tick(auth.signUp.agree.terms);
  await user.press("button", auth.signUp.submit);
  await user.arrivesAt("/company/signup/otp", auth.code.documentTitle);
  await user.write(auth.code.label, await mailCode(person.email));
  await user.press("button", auth.code.submit);
  await user.arrivesAt("/company", company.home.title);
  await settleCompany(person, name);
}

/** Finds the creator, as soon as the search knows them, and asks them from their page. */
async function ask(user: User, handle: string): Promise<void> {
  const { asking, search } = company;
  await expect(async () => {
    await user.open(`/company/creators?platform=instagram&q=${handle}`);
    await expect
      .poll(() => user.evaluate("document.querySelectorAll('main a[href^=\"/company/creators/\"]').length"))
      .toBe(1);
  }).toPass({ timeout: 120_000 });
  const [name = ""] = await linksBelow(user, "/company/creators/");
  await user.press("link", name);
  await user.sees("heading", name);
  await user.press("link", search.selection.consult);
  await user.sees("heading", asking.consultation.one(name));
  const today = await productDay();
  await user.write(asking.fields.productName, productName);
  await user.tick(asking.formats.instagram[0] ?? "");
  await user.pick(asking.fields.periodFrom, plusDays(today, 1));
  await user.pick(asking.fields.periodTo, plusDays(today, 10));
  await user.write(asking.fields.description, "1週間お使いいただき、感想をリールにしてください。");
  await user.press("radio", asking.usage.none);
  await user.press("radio", asking.bands.u50);
  await user.press("button", asking.next);
  await user.press("button", asking.confirm.send, { role: "alertdialog" });
  await user.comesBelow("/company/campaigns/");
}

/** Takes the offer on; answers the id of its deal. */
async function approve(user: User): Promise<string> {
  const { action, done } = creator.offers.decide.approval;
  await user.open("/offers");
  await user.press("link", productName);
  await sayTwice(user, action);
  await user.reads(done);
  return (await user.evaluate<string>("location.pathname")).split("/").at(-1) ?? "";
}

async function sendTerms(user: User, path: string): Promise<void> {
  const { acts, editor, terms } = deals;
  const today = await productDay();
  await user.open(path);
  await user.press("link", acts.make);
  await user.write(editor.fields.content, "1週間使った感想を、30〜60秒のリールにしてください。");
  await user.choose(terms.values.formats.reel, "1");
  await user.pick(editor.fields.draftDueOn, plusDays(today, 1));
  await user.pick(editor.fields.postFrom, plusDays(today, 1));
  await user.pick(editor.fields.postTo, plusDays(today, 7));
  await user.write(editor.fields.feeYen, "80000");
  await user.press("button", editor.submit.first);
  await expect.poll(() => user.evaluate("location.pathname")).toBe(path);
}

/** Presses a button, and the same button in the question that follows. */
async function sayTwice(user: User, name: string): Promise<void> {
  await user.press("button", name);
  await user.press("button", name, { role: "alertdialog" });
}

/** Publishes the post on the platform; answers its address. */
async function publish(handle: string): Promise<string> {
  const account = handle.replace(/^sample_/, "sandbox-new-");
  const posts = `${server.url}/dev/social/instagram/posts`;
  await fetch(posts, { method: "POST", body: new URLSearchParams({ account, kind: "reel", caption }) });
  const shown = await (await fetch(`${posts}?account=${account}`)).text();
  return /https:\/\/www\.instagram\.com\/reel\/[\w-]+\/?/.exec(shown)?.[0] ?? "";
}
