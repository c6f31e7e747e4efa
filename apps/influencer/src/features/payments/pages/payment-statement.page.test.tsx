import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aStatement } from "@tomoru/contract/testing/deal-payment.builder";
import { words as dealWords } from "@tomoru/i18n/ja/deals/words";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter, Route, Routes } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { dealPath, paths, statementPath } from "../../../app/paths.ts";
import { paymentStatementPage } from "./payment-statement.page.tsx";

startSite(site);

const say = words.payments.statement;
const sheetWords = dealWords.statement;
const statement = aStatement({ confirmBy: "2026-12-01T15:00:00.000Z" });
let server: ReturnType<typeof stubServer> | undefined;
let sent: unknown[];

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

/** The server as it keeps one statement. */
async function renderPage(part: Partial<typeof statement> = {}) {
  sent = [];
  let kept = { ...statement, ...part };
  server = stubServer(({ body }) => {
    if (body) {
      const asked = body as { action: "confirm" | "query" };
      sent.push(asked);
      kept = { ...kept, state: asked.action === "confirm" ? "confirmed" : "queried" };
    }
    return success(kept);
  });
  const PaymentStatementPage = await paymentStatementPage();
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[statementPath(statement.paymentId)]}>
        <Routes>
          <Route path={paths.paymentStatement} element={<PaymentStatementPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

test("until its seventh day a statement is confirmed or asked about, and says what silence means", async () => {
  const screen = await renderPage();
  await expect.element(screen.getByText(say.states.open("12月1日（火）"))).toBeVisible();
  await screen.getByRole("button", { name: say.confirm }).click();
  expect(sent).toEqual([]);
  await screen.getByRole("group").getByRole("button", { name: say.confirm }).click();
  await expect.element(screen.getByText(say.states.confirmed)).toBeVisible();
  expect(sent).toEqual([{ action: "confirm" }]);
});

test("a statement that is confirmed by two presses is confirmed by one call", async () => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: say.confirm }).click();
  const confirm = screen.getByRole("group").getByRole("button", { name: say.confirm });
  await expect.element(confirm).toBeVisible();
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByText(say.states.confirmed)).toBeVisible();
  expect(sent).toEqual([{ action: "confirm" }]);
});

test("a question is asked with words, and then stands in the deal's thread", async () => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: say.ask }).click();
  await screen.getByRole("button", { name: say.send }).click();
  await expect.element(screen.getByLabelText(say.askLabel)).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await screen.getByLabelText(say.askLabel).fill("金額が違います。");
  await screen.getByRole("button", { name: say.send }).click();
  await expect.element(screen.getByText(say.states.queried)).toBeVisible();
  expect(sent).toEqual([{ action: "query", message: "金額が違います。" }]);
  const thread = screen.getByRole("link", { name: say.thread }).element().getAttribute("href");
  expect(thread).toBe(`${dealPath(statement.dealId)}?tab=thread`);
});

test("once silence has confirmed it nothing can be answered", async () => {
  const screen = await renderPage({ state: "silent" });
  await expect.element(screen.getByText(say.states.silent)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: say.confirm })).not.toBeInTheDocument();
});

test("the sheet has all that its law asks for: both names and numbers, sums by rate, what is withheld and why", async () => {
  const screen = await renderPage({
    withholding: { kind: "std", reason: "appearance", yen: 15_315 },
    netYen: 149_685,
    payee: { legalName: "三浦 奈緒", tradeName: "なお堂", invoiceNumber: null, isConfirmed: false },
  });
  const sheet = screen.getByRole("article", { name: sheetWords.title });
  for (const text of [
    statement.issuer.name,
    statement.issuer.address,
    "なお堂",
    sheetWords.notQualified,
    sheetWords.net(10),
    sheetWords.tax(10),
    "−¥15,315",
    sheetWords.withheld.std(dealWords.terms.values.withholdingReasons.appearance),
    sheetWords.silence,
    sheetWords.madeBy,
  ])
    await expect.element(sheet.getByText(text, { exact: false }).first()).toBeVisible();
});

test("of a registered creator it is a 仕入明細書, by the name that the terms have for it too", async () => {
  const screen = await renderPage();
  const title = "仕入明細書（支払通知書）";
  await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByRole("article", { name: title })).toBeVisible();
});
