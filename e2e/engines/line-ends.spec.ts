import { expect } from "@playwright/test";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { sendOffers } from "../support/offers.ts";
import { type LineEnds, lineEnds } from "./support/line-ends.ts";
import { callOperator, registered, signIn } from "./support/people.ts";
import { test } from "./support/test.ts";
import type { User } from "./support/user.ts";

const open = ["/sign_in", "/sign_up", "/forgot-password", "/nowhere"];
const ofNewcomer = [
  "/",
  "/offers",
  "/payment-history",
  "/settings",
  "/account",
  "/bank-account",
  "/cancellation",
  "/inquiry",
  "/settings/edit-email",
  "/settings/change-password",
];

test("no line of a heading, a button or a notice ends inside a phrase of Japanese", async ({ user }) => {
  const found: LineEnds[] = [];
  const look = async (path: string) => {
    await user.open(path);
    found.push(await settledLines(user));
  };
  for (const path of open) await look(path);
  const person = await registered();
  await signIn(user, person);
  for (const path of ofNewcomer) await look(path);

  const [offer = ""] = await sendOffers(person.email, 2, { productName: "朝のグラノーラ" });
  await sendOffers(person.email, 1, { productName: "朝のグラノーラ 3" });
  const payment = { date: "2026-10-31", description: "朝のグラノーラ", amount: 18_000, status: "Failed" };
  const payments = [{ ...payment, reference: person.email, influencerEmail: person.email }];
  await callOperator(sendPayments, { payments });
  for (const path of ["/", "/payment-history", `/offer/${offer}`, "/offers"]) await look(path);
  await user.press("link", "朝のグラノーラ 3");
  await user.press("button", ja.offers.decide.approval.action);
  await user.sees("alertdialog", ja.offers.decide.approval.question);
  found.push(await settledLines(user));

  expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
  // Checks that the pages were there and filled the window.
  expect(found.reduce((sum, { marked }) => sum + marked, 0)).toBeGreaterThan(50);
  expect(found.reduce((sum, { ofSeveralLines }) => sum + ofSeveralLines, 0)).toBeGreaterThan(10);
});

/** Waits until nothing in the page loads any more. */
async function settledLines(user: User): Promise<LineEnds> {
  await user.comesToRest();
  return user.evaluate<LineEnds>(lineEnds);
}
