import { aDispute } from "@tomoru/contract/testing/delivery.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { DealsPage } from "./deals.page.tsx";

startTestConsole();

const renderPage = (path = "/") => renderConsole(<DealsPage />, path);

const deal = {
  dealId: "JFpKTOK1xZHUjoOF2ACvNA",
  companyId: "0192f3a4-5b6c-7d8e-9f00-112233445577",
  companyName: "株式会社みなも",
  creatorId: "AbCdEfGhIjKlMnOpQrStUv",
  creatorName: "はなこ",
  platform: "instagram",
  productName: "化粧水",
  state: "contracted",
  turn: "creator",
  turnDueAt: null,
  hold: null,
  funding: "secured",
  paymentStage: null,
  feeYen: 88_000,
  payDueOn: null,
  updatedAt: "2026-11-20T00:00:00.000Z",
};

test("a deal's card says who the creator is and how much the fee is, as the table does", async () => {
  answerCalls(({ path }) => success({ docs: path.includes("/disputes") ? [] : [deal], hasNextPage: false }));
  const screen = await renderPage();
  const card = screen.getByRole("listitem");
  await expect.element(card.getByText(`${deal.companyName} · ${deal.creatorName}`)).toBeVisible();
  await expect.element(card.getByText(/88,000/)).toBeVisible();
});

test("a dispute names both sides; a deal that a suspension stopped is none, and says so", async () => {
  const held = { ...deal, dealId: "A".repeat(22), productName: "乳液", dispute: null };
  const docs = [{ ...deal, dispute: aDispute({ decideBy: "2099-12-15" }) }, held];
  answerCalls(({ path }) => success({ docs: path.includes("/disputes") ? docs : [], hasNextPage: false }));
  const { deals: say } = words;
  const screen = await renderPage();
  const names = `${deal.companyName} · ${deal.creatorName}`;
  const due = `${say.by.creator} · ${say.due("2099年12月15日")}`;
  await expect.element(screen.getByText(`${due} · ${names}`)).toBeVisible();
  await expect.element(screen.getByText(`${say.suspended} · ${names}`)).toBeVisible();
});

test("of one company its deals alone are asked for, with the way back to it", async () => {
  const asked: string[] = [];
  answerCalls(({ path }) => {
    asked.push(path);
    return success({ docs: [deal], hasNextPage: false });
  });
  const screen = await renderPage(`/?company=${deal.companyId}`);
  const { deals: say } = words;
  await expect.element(screen.getByRole("heading", { name: say.ofCompany(deal.companyName) })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: deal.companyName, exact: true }))
    .toHaveAttribute("href", `/operator/companies/${deal.companyId}`);
  await expect.element(screen.getByRole("listitem").getByText(/88,000/)).toBeVisible();
  expect(asked).toEqual([expect.stringContaining(`company=${deal.companyId}`)]);
});

test("of one creator its deals alone are asked for, with the way back to them", async () => {
  const asked: string[] = [];
  answerCalls(({ path }) => {
    asked.push(path);
    return success({ docs: [deal], hasNextPage: false });
  });
  const screen = await renderPage(`/?creator=${deal.creatorId}`);
  const name = words.dealSearch.ofCreator(deal.creatorName);
  await expect.element(screen.getByRole("heading", { name })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: deal.creatorName, exact: true }).first())
    .toHaveAttribute("href", `/operator/creators/${deal.creatorId}`);
  expect(asked).toEqual([expect.stringContaining(`creator=${deal.creatorId}`)]);
});

test("stage and hold stand in the address and narrow the list", async () => {
  const asked: string[] = [];
  answerCalls(({ path }) => {
    asked.push(path);
    return success({ docs: [], hasNextPage: false });
  });
  const screen = await renderPage("/?state=reported&hold=dispute&offset=50");
  await expect.element(screen.getByText(words.dealSearch.none)).toBeVisible();
  const list = asked.find((path) => path.includes("/operator/deals"));
  expect(list).toMatch(/state=reported/);
  expect(list).toMatch(/hold=dispute/);
});

test("a number that is none is refused at its field; one that is leads to its deal", async () => {
  answerCalls(() => success({ docs: [], hasNextPage: false }));
  const { dealSearch: say } = words;
  const screen = await renderConsole(
    <Routes>
      <Route path="/" element={<DealsPage />} />
      <Route path="/operator/deals/:id" element={<p>opened</p>} />
    </Routes>,
  );
  const field = screen.getByRole("searchbox", { name: say.number });
  await field.fill("1234");
  await screen.getByRole("button", { name: say.open }).click();
  await expect.element(screen.getByText(say.numberWrong)).toBeVisible();
  await field.fill(` ${deal.dealId} `);
  await screen.getByRole("button", { name: say.open }).click();
  await expect.element(screen.getByText("opened")).toBeVisible();
});
