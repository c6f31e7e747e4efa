import { aPayoutRun } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { refusal, success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { PayoutsPage } from "./payouts.page.tsx";

startTestConsole();

const renderPage = () => renderConsole(<PayoutsPage />);

test("a server without an account to transfer from says what to set, and still lists what is due", async () => {
  answerCalls(({ path }) =>
    path.includes("/payout-runs") ? refusal(404, 2005) : success({ docs: [], hasNextPage: false }),
  );
  const screen = await renderPage();
  await expect.element(screen.getByText(words.payouts.notSet)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: words.payouts.due.title })).toBeVisible();
});

test("a run whose transfer came back does not read as paid", async () => {
  const totals = { lines: 2, payments: 2, yen: 220_000, held: 0, paid: 1, paidYen: 110_000, failed: 1 };
  const run = aPayoutRun({ state: "done", totals });
  answerCalls(({ path }) =>
    success(
      path.includes("/payout-runs")
        ? { docs: [run], hasNextPage: false, next: [] }
        : { docs: [], hasNextPage: false },
    ),
  );
  const screen = await renderPage();
  const state = words.payouts.cameBack(words.payouts.states.done, 1);
  await expect.element(screen.getByText(new RegExp(state)).first()).toBeInTheDocument();
  await expect.element(screen.getByText(`${words.payouts.columns.paidYen} ¥110,000`)).toBeVisible();
});
