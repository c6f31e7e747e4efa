import { aClosedCompany, aCompanyRow } from "@tomoru/contract/testing/known-company.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { CompaniesPage } from "./companies.page.tsx";
import { CompanyPage } from "./company.page.tsx";

startTestConsole();

const { companies: say, frame } = words;

test("a company that has closed stands in the list as closed, and as neither verified nor to be", async () => {
  await page.viewport(1440, 900);
  const { company } = aClosedCompany();
  answerCalls(() => success({ docs: [aCompanyRow({ companyId: "open" }), company], hasNextPage: false }));
  const screen = await renderConsole(<CompaniesPage />);
  const row = (nth: number) => expect.element(screen.getByRole("row").nth(nth));
  await row(1).toHaveTextContent("株式会社みなと珈琲事業会社Standard確認済み利用中2026年11月2日");
  await row(2).toHaveTextContent("（退会した企業）事業会社––退会済み2026年11月2日");
});

test("the page of a company that has closed says since when, leads to its deals, and offers no act", async () => {
  answerCalls(() => success(aClosedCompany()));
  const screen = await renderConsole(<CompanyPage />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(frame.noName);
  await expect
    .element(screen.getByText(`${say.kinds.corporate} · ${say.statuses.closed}`, { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole("definition").nth(1)).toHaveTextContent("2026年11月20日");
  await expect.element(screen.getByRole("link", { name: say.facts.seeDeals })).toBeVisible();
  expect(screen.getByRole("main").getByRole("button").elements()).toEqual([]);
});
