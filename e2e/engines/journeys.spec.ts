import { sendPayments } from "@tomoru/contract/operator/operator";
import { localeNames } from "@tomoru/i18n/brand";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { formatter } from "@tomoru/i18n/format";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { mailCode } from "../support/mails.ts";
import { sendOffers } from "../support/offers.ts";
import { newPerson } from "../support/sign-up.ts";
import { callOperator, linkAccount, registered, signIn } from "./support/people.ts";
import { test } from "./support/test.ts";
import type { User } from "./support/user.ts";

const [product, other] = ["うるおい化粧水", "朝のグラノーラ"];

test("a creator signs up, answers offers, changes the language, leaves and comes back", async ({ user }) => {
  const person = newPerson();
  await user.open("/sign_up");
  await user.write(ja.auth.signUp.fullName, person.fullName);
  await user.write(ja.auth.email, person.email);
  await user.write(ja.auth.password, person.password);
  await user.tick(ja.auth.signUp.agree.terms);
  await user.press("button", ja.auth.signUp.submit);
  await user.arrivesAt("/signup/otp", ja.auth.code.documentTitle);
  await user.write(ja.auth.code.label, await mailCode(person.email));
  await user.press("button", ja.auth.code.submit);
  await user.arrivesAt("/", ja.home.title);

  await sendOffers(person.email, 1, { productName: other });
  await sendOffers(person.email, 1, { productName: product });
  await user.press("link", ja.navigation.offersPending(2));
  await user.press("link", product);
  await decide(user, "approval");
  await user.press("link", ja.offers.detail.back);
  await user.press("link", other);
  await decide(user, "reject");
  await user.open("/");
  await user.sees("link", ja.navigation.offers);

  await user.open("/settings");
  await user.press("radio", localeNames.en, { role: "main" });
  await user.speaks("en");
  await user.press("button", en.shell.logOut, { role: "main" });
  await user.arrivesAt("/sign_in", en.auth.signIn.title);
  await user.speaks("en");
  await user.write(en.auth.email, person.email);
  await user.write(en.auth.password, person.password);
  await user.press("button", en.auth.signIn.submit);
  await user.arrivesAt("/", en.home.title);
  await user.speaks("en");
  await user.open("/offers");
  await user.sees("article", product);
  await user.reads(en.offers.status.approved);
  await user.reads(en.offers.status.rejected);
});

test("account and bank are saved and stand there again", async ({ user }) => {
  await signIn(user, await registered());
  await user.open("/account");
  await user.choose(ja.account.birth.year, "2000");
  await user.choose(ja.account.birth.month, "2");
  await user.choose(ja.account.birth.day, "29");
  await user.write(ja.account.creatorName, "aoi");
  await user.press("button", ja.account.category.label);
  const categories = { role: "dialog", name: ja.account.category.label };
  await user.tick("美容", categories);
  await user.press("button", ja.account.category.done, categories);
  await user.write(ja.account.bio, "朝のコーヒーの投稿をしています。");
  await user.choose(ja.account.country, "JP");
  await user.press("radio", ja.account.gender.female);
  await user.press("button", ja.account.save);
  await user.arrivesAt("/", ja.home.title);
  await user.open("/account");
  await user.holds("textbox", ja.account.creatorName, "aoi");
  await user.holds("combobox", ja.account.birth.day, "29");
  await user.holds("combobox", ja.account.country, "JP");

  await user.open("/bank-account");
  await user.write(ja.bank.bankName, "ﾐｽﾞﾎ");
  await user.press("option", ja.bank.spoken("みずほ銀行", "0001"));
  await user.write(ja.bank.branchName, "東京営業部");
  await user.press("option", ja.bank.spoken("東京営業部", "001"));
  await user.write(ja.bank.accountNumber, "12345678");
  await user.write(ja.bank.accountName, "ｱｽﾞﾏ ﾘﾖｳ");
  await user.write(ja.bank.fullName, "東 亮");
  await user.press("button", ja.bank.save);
  await user.arrivesAt("/", ja.home.title);
  await user.open("/bank-account");
  await user.holds("combobox", ja.bank.bankName, "みずほ銀行");
  await user.holds("textbox", ja.bank.accountNumber, "12345678");
  await user.holds("textbox", ja.bank.accountName, "アズマ リヨウ");
});

test("payments are shown, and an account is linked", async ({ user }) => {
  const person = await registered();
  const day = { date: "2026-10-31", influencerEmail: person.email };
  const payments = [
    { ...day, description: product, amount: 45_000, status: "Paid", reference: `${person.email}-1` },
    { ...day, description: other, amount: 18_000, status: "Pending", reference: `${person.email}-2` },
  ];
  await callOperator(sendPayments, { payments });
  await signIn(user, person);
  await user.press("link", ja.navigation.payments, { role: "navigation", name: ja.shell.navigation });
  await user.sees("heading", ja.payments.next.noAccount);
  const { yen } = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
  for (const text of [product, yen(45_000), other, yen(18_000), ja.payments.status.Paid])
    await user.reads(text);

  await linkAccount(user, "TikTok");
  await user.reads(ja.social.callback.done("TikTok"));
  await user.open("/settings");
  await user.sees("button", ja.social.removePlatform("TikTok"));
});

async function decide(user: User, decision: "approval" | "reject"): Promise<void> {
  const { action, question, done } = ja.offers.decide[decision];
  await user.press("button", action);
  await user.press("button", action, { role: "alertdialog", name: question });
  await user.reads(done);
  await user.seesNot("button", action);
}
