import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { CompanyStatement } from "@tomoru/contract/company/statements";
import { aStatement } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { dealPath, paths, statementPath } from "../../../app/paths.ts";
import { statementPage } from "./deal-sheet.page.tsx";

startSite(site);

const { statement: say } = words.charges;
const made = aStatement();
const unregistered = { ...made.payee, invoiceNumber: null, isConfirmed: false };
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

async function renderPage(answer: CompanyStatement | null) {
  server = stubServer(() => (answer ? success(answer) : refusal(404, 2005)));
  const router = createMemoryRouter([{ path: paths.statement, Component: await statementPage() }], {
    initialEntries: [statementPath(made.paymentId)],
  });
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

test("a company reads the statement that was made in its name, with the way back to the deal, and answers nothing", async () => {
  const screen = await renderPage({ statement: made, deduction: null });
  const sheet = screen.getByRole("article", { name: "仕入明細書（支払通知書）" });
  for (const text of [made.issuer.name, made.payee.legalName, made.number, "¥165,000"])
    await expect.element(sheet.getByText(text, { exact: false }).first()).toBeVisible();
  const back = screen.getByRole("link", { name: say.back });
  await expect.element(back).toHaveAttribute("href", dealPath(made.dealId));
  expect(server?.calls).toEqual([`GET /api/company/statement/${made.paymentId}`]);
  expect(
    screen
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["印刷する"]);
});

test.each([
  ["open", say.open("12月1日（火）")],
  ["confirmed", say.confirmed],
  ["silent", say.silent],
  ["queried", say.queried],
] as const)("of a statement that is %s it reads how it stands", async (state, text) => {
  const screen = await renderPage({ statement: { ...made, state }, deduction: null });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("for a creator who is not registered it says how much of the tax can be deducted, and when none can", async () => {
  const statement = { ...made, payee: unregistered };
  const screen = await renderPage({ statement, deduction: { percent: 70, yen: 10_500 } });
  await expect.element(screen.getByRole("heading", { level: 1, name: "支払通知書" })).toBeVisible();
  await expect.element(screen.getByText(say.deduction(70, "¥10,500"))).toBeVisible();
  server?.close();
  const later = await renderPage({ statement, deduction: { percent: 0, yen: 0 } });
  await expect.element(later.getByText(say.noDeduction)).toBeVisible();
});

test("another company's is not there, and leads back to the payments", async () => {
  const screen = await renderPage(null);
  await expect.element(screen.getByText("この支払通知書は表示できません").first()).toBeVisible();
  const back = screen.getByRole("link", { name: say.toCharges }).first();
  await expect.element(back).toHaveAttribute("href", paths.charges);
});
