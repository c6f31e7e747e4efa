import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { LedgerPage } from "./ledger.page.tsx";

startTestConsole();

const renderPage = () => renderConsole(<LedgerPage />);

const refund = {
  refundId: "0192f3a4-5b6c-7d8e-9f00-112233445566",
  dealId: "JFpKTOK1xZHUjoOF2ACvNA",
  companyId: "0192f3a4-5b6c-7d8e-9f00-112233445577",
  companyName: "株式会社みなも",
  reason: "cancelled",
  yen: 121_000,
  state: "failed",
  reference: null,
  madeAt: "2026-11-20T00:00:00.000Z",
  doneAt: null,
};

test("a refund that failed names its company, leads to it, and says since when it is owed", async () => {
  answerCalls(({ path }) => success({ docs: path.includes("/refunds") ? [refund] : [], hasNextPage: false }));
  const screen = await renderPage();
  await expect
    .element(screen.getByRole("link", { name: refund.companyName }))
    .toHaveAttribute("href", `/operator/companies/${refund.companyId}`);
  await expect
    .element(screen.getByText(words.ledger.since("2026年11月20日"), { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText(words.ledger.owed(1))).toBeVisible();
});

test("a refund whose money a bank has taken back says so, and is recorded by nobody meanwhile", async () => {
  const docs = [{ ...refund, isTakenBack: true }];
  answerCalls(({ path }) => success({ docs: path.includes("/refunds") ? docs : [], hasNextPage: false }));
  const screen = await renderPage();
  await expect.element(screen.getByText(words.ledger.takenBack)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: words.ledger.byHand.act })).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.ledger.owed(1))).not.toBeInTheDocument();
});
