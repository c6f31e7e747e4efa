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
