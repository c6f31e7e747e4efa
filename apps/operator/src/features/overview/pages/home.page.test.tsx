import { aPayoutRun } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { refusal, success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { HomePage } from "./home.page.tsx";

startTestConsole();

const renderPage = () => renderConsole(<HomePage />);

const say = words.overview;
const none = { docs: [], hasNextPage: false };

test("a run whose files the bank does not have yet waits with its pay date, and leads to it", async () => {
  const run = aPayoutRun({ state: "filed", payOn: "2099-12-15" });
  answerCalls(({ path }) =>
    success(path.includes("/payout-runs") ? { docs: [run], hasNextPage: false, next: [] } : none),
  );
  const screen = await renderPage();
  const link = screen.getByRole("link", { name: new RegExp(say.runs) });
  await expect.element(link).toHaveAttribute("href", `/operator/payouts/${run.runId}`);
  await expect.element(link.getByText(say.firstDue("2099年12月15日"))).toBeVisible();
});

test("a server that has no account to transfer from keeps nobody from what waits", async () => {
  answerCalls(({ path }) => (path.includes("/payout-runs") ? refusal(404, 2005) : success(none)));
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: say.nothing })).toBeVisible();
});
