import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { aBankPayout } from "@tomoru/contract/testing/deal-payment.builder";
import { aComingPayment } from "@tomoru/contract/testing/payment.builder";
import { words as english } from "@tomoru/i18n/en/influencer/words";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { BankAccountPage } from "./bank-account.page.tsx";

startSite(site);

const say = words.bank;
const yucho = { code: "9900", name: "ゆうちょ銀行", hira: "ゆうちよ", roma: "yuuchiyo" };
const branch = { code: "058", name: "〇五八店", hira: "ぜろごはち", roma: "zerogohachi" };
const quiet = { next: null, coming: [], comingYen: 0, failed: null, account: null, years: [] };
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function renderPage(payout = aBankPayout(), accountNumber = "12345678", money = {}) {
  server = stubServer(({ path }) => {
    if (path.includes("/bank/payout")) return success(payout);
    if (path.includes("/payment/summary")) return success({ ...quiet, ...money });
    if (path.includes("/branch")) return success([branch]);
    if (path.includes("/utils/bank")) return success([yucho]);
    return success(aBankAccount({ bankName: "ゆうちょ銀行", branchName: "〇一八店", accountNumber }));
  });
  const router = createMemoryRouter([{ path: "/", element: <BankAccountPage /> }]);
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

function entryOf(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : "";
}

test("symbol and number of a Japan Post Bank passbook fill in branch, type and account number", async () => {
  const screen = await renderPage();
  await expect.poll(() => document.getElementById("accountNumber")).toBeTruthy();
  document.getElementById("accountNumber")?.focus();
  await screen.getByText(say.converter.title).click();
  await screen.getByLabelText(say.converter.symbol).fill("10530");
  await screen.getByLabelText(say.converter.number, { exact: true }).fill("12345678");
  await screen.getByRole("button", { name: say.converter.convert }).click();
  await expect.element(screen.getByText(say.converter.wrong)).toBeVisible();
  await screen.getByLabelText(say.converter.number, { exact: true }).fill("12345671");
  await screen.getByRole("button", { name: say.converter.convert }).click();
  await expect.element(screen.getByText(say.converter.done)).toBeVisible();
  expect(entryOf("branchName")).toBe("〇五八店");
  expect(entryOf("accountNumber")).toBe("01234567");
});

test("what is registered says from when on it is used, or what of it to mend", async () => {
  const fresh = { isPayable: false, reason: "bankFresh", usableFrom: "2026-11-26T05:20:00.000Z" } as const;
  const screen = await renderPage(aBankPayout(fresh));
  await expect.element(screen.getByText(/変更から24時間は振込に使いません。11月26日/)).toBeVisible();
  await expect.element(screen.getByText(say.payout.kana("ﾐｳﾗ ﾅｵ", 6))).toBeVisible();
  await screen.unmount();
  server?.close();
  const faults = { isPayable: false, reason: "bankUnresolved", faults: ["accountName"] } as const;
  const other = await renderPage(aBankPayout({ ...faults, faults: [...faults.faults], nameKana: null }));
  await expect.element(other.getByText(say.payout.unresolved)).toBeVisible();
  await expect.element(other.getByRole("link", { name: say.payout.faults.accountName })).toBeVisible();
  await other.unmount();
  server?.close();
  const refused = await renderPage(aBankPayout({ ...faults, faults: [], refusedFor: "accountClosed" }));
  await expect.element(refused.getByRole("link", { name: say.payout.refused.accountClosed })).toBeVisible();
});

test("the field that a transfer came back for says so, is a press away, and says it until it is changed", async () => {
  const refused = { isPayable: false, reason: "bankUnresolved", refusedFor: "nameMismatch" } as const;
  const screen = await renderPage(aBankPayout(refused));
  const said = say.payout.refused.nameMismatch;
  await screen.getByRole("link", { name: said }).click();
  const field = screen.getByLabelText(new RegExp(`^${say.accountName.replace(/[（）]/g, ".")}`));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription(new RegExp(said));
  await field.fill("ヤマダ ハナヨ");
  await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
});

test("another language changes the label of every field, also of those that nothing was typed into", async () => {
  const screen = await renderPage();
  await expect.element(screen.getByLabelText(new RegExp(`^${say.accountNumber}`))).toBeVisible();
  await switchLanguage("en");
  const { fullName, bankName, branchName, accountNumber, accountName } = english.bank;
  for (const label of [fullName, bankName, branchName, accountNumber, accountName]) {
    await expect.element(screen.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await switchLanguage("ja");
});

test("a bank that is not in the list and a number too long for a transfer are told at their fields before saving", async () => {
  const screen = await renderPage();
  const bankName = screen.getByLabelText(new RegExp(`^${say.bankName}`));
  await bankName.fill("ZZZZ");
  await expect.element(screen.getByText(say.noMatch)).toBeVisible();
  await screen.getByLabelText(new RegExp(`^${say.branchName}`)).fill("本店");
  await expect.element(screen.getByText(say.unpayable.bankName)).toBeVisible();
  await screen.getByLabelText(new RegExp(`^${say.accountNumber}`)).fill("１２３４５６７８９");
  await expect.element(screen.getByText(say.unpayable.accountNumber)).toBeVisible();
  await expect.element(screen.getByText(say.standing.unpaid)).toBeVisible();
  await expect.element(screen.getByText(say.standing.ready, { exact: true })).not.toBeInTheDocument();
});

test("nothing is called ready while a field still says why the last transfer came back", async () => {
  const refused = { isPayable: false, reason: "bankUnresolved", refusedFor: "nameMismatch" } as const;
  const screen = await renderPage(aBankPayout(refused), "01234567");
  await expect.element(screen.getByText(say.standing.refused)).toBeVisible();
  await screen
    .getByLabelText(new RegExp(`^${say.accountName.replace(/[（）]/g, ".")}`))
    .fill("ヤマダ ハナヨ");
  await expect.element(screen.getByText(say.standing.ready, { exact: true })).toBeVisible();
});

test("a transfer that came back is told with its day and sum, also where the bank gave no cause, until the details are saved", async () => {
  const back = {
    dealId: null,
    status: "Failed",
    reason: null,
    actor: null,
    stage: null,
    step: null,
  } as const;
  const coming = [aComingPayment({ ...back, on: "2026-11-20", yen: 18_000 })];
  const failed = { yen: 18_000, payments: 1, bankSavedSince: false, cause: null };
  const screen = await renderPage(aBankPayout(), "01234567", { coming, failed });
  await expect.element(screen.getByText(say.payout.returned("11月20日", "¥18,000"))).toBeVisible();
  await expect.element(screen.getByText(say.payout.compare)).toBeVisible();
  expect(screen.getByText(say.payout.payable).elements()).toEqual([]);
  await screen.unmount();
  server?.close();
  const since = { coming, failed: { ...failed, bankSavedSince: true } };
  const other = await renderPage(aBankPayout(), "01234567", since);
  await expect.element(other.getByText(say.payout.payable)).toBeVisible();
});

test("whoever comes back reads that the seven digits are kept with a zero in front, until they enter others", async () => {
  const screen = await renderPage(aBankPayout(), "01234567");
  await expect.element(screen.getByText(say.zeroAdded)).toBeVisible();
  expect(entryOf("accountNumber")).toBe("1234567");
  await screen.getByLabelText(new RegExp(`^${say.accountNumber}`)).fill("7654321");
  await expect.element(screen.getByText(say.zeroAdded)).not.toBeInTheDocument();
});
