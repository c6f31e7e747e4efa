import type { PayoutRow, PayoutRun } from "@tomoru/contract/operator/payouts";
import { aPayoutRun } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { creatorPath } from "../../../app/paths.ts";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { PayoutRunPage } from "./payout-run.page.tsx";

startTestConsole();

const say = words.payouts.run;
const run = aPayoutRun({
  payOn: "2026-06-15",
  state: "sent",
  madeBy: "Tanaka",
  madeAt: "2026-06-10T00:00:00.000Z",
  filedBy: "Tanaka",
  sentBy: "Sato",
  sentAt: "2026-06-12T00:00:00.000Z",
  totals: { lines: 41, payments: 57, yen: 4_321_000, held: 3, paid: 31, paidYen: 3_210_000, failed: 7 },
  files: [],
});

/** `at`: what the run is now, by each call that is made about it. */
async function renderRun(at: (path: string) => PayoutRun, rows: () => readonly PayoutRow[] = () => []) {
  answerCalls(({ path }) =>
    success(path.includes("/rows") ? { docs: rows(), nextCursor: null, hasNextPage: false } : at(path)),
  );
  return renderConsole(
    <Routes>
      <Route path="/:id" element={<PayoutRunPage />} />
    </Routes>,
    `/${run.runId}`,
  );
}

test("a run says at a glance how much it is, how much has arrived, and how many lines are paid, came back and are held", async () => {
  const screen = await renderRun(() => run);
  const terms = [
    [say.totals.yen, "4,321,000"],
    [say.totals.paidYen, "3,210,000"],
    [say.totals.lines, "41"],
    [say.totals.paid, "31"],
    [say.totals.failed, "7"],
    [say.totals.held, "3"],
  ] as const;
  await expect.element(screen.getByText(say.totals.yen, { exact: true })).toBeVisible();
  const shown = [...screen.container.querySelectorAll("dl dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? "",
  ]);
  for (const [term, value] of terms) {
    expect(shown.find(([label]) => label === term)?.[1]).toMatch(
      new RegExp(`(^|[^0-9,])${value}($|[^0-9,])`),
    );
  }
});

test("that files are being made is told while they are, and goes once they are made", async () => {
  let shown = { ...run, state: "cut" as PayoutRun["state"], sentBy: null, sentAt: null };
  const screen = await renderRun((path) => {
    if (path.endsWith("/files")) shown = { ...shown, state: "filing" };
    return shown;
  });
  await screen.getByRole("button", { name: say.makeFiles.act }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: say.makeFiles.act }).click();
  await expect.element(screen.getByText(say.makeFiles.done)).toBeVisible();
  shown = { ...shown, state: "filed" };
  await expect.element(screen.getByRole("button", { name: say.send.act }), { timeout: 5000 }).toBeVisible();
  await expect.element(screen.getByText(say.makeFiles.done)).not.toBeInTheDocument();
});

test("files of a run that was let go are marked as not for the bank, and are offered for the records alone", async () => {
  const files = [{ n: 1, firstLine: 1, lastLine: 2, rows: 2, yen: 88_000, sha256: "0".repeat(64) }];
  const screen = await renderRun(() => ({
    ...run,
    files,
    state: "void",
    endedAt: "2026-06-11T03:00:00.000Z",
  }));
  await expect.element(screen.getByText(say.voidFiles.note)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: say.files })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: say.voidFiles.download })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: say.download, exact: true }))
    .not.toBeInTheDocument();
});

test("a run that was let go says who let it go, when, and why", async () => {
  const letGo = { by: "Mori", reason: "金額を確かめてから締め直します。" };
  const screen = await renderRun(() => ({
    ...run,
    ...{ state: "void", sentBy: null, sentAt: null, endedAt: "2026-06-11T03:00:00.000Z", letGo },
  }));
  await expect.element(screen.getByText(say.steps.reason(letGo.reason))).toBeVisible();
  await expect.element(screen.getByText(/^Mori・2026年6月11日/)).toBeVisible();
});

const row = { file: 1, influencerId: run.runId, creatorName: "はなこ", yen: 88_000, payments: 1 };

test("lines of a run at the bank are marked as such while a job tells their creators, without a reload", async () => {
  let state: PayoutRow["state"] = "scheduled";
  const screen = await renderRun(
    () => run,
    () => [{ ...row, line: 1, state, lastDigits: "123", code: null, paidOn: null }],
  );
  const { rowStates } = words.payouts;
  await expect.element(screen.getByText(rowStates.scheduled).first()).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: say.failed.act })).not.toBeInTheDocument();
  state = "sent";
  await expect.element(screen.getByRole("button", { name: say.failed.act }), { timeout: 5000 }).toBeVisible();
});

test("a line that was paid says on which day; one that failed is recorded with a cause that somebody chose", async () => {
  const screen = await renderRun(
    () => run,
    () => [
      { ...row, line: 1, state: "paid", lastDigits: "123", code: null, paidOn: "2026-06-12" },
      { ...row, line: 2, state: "sent", lastDigits: "456", code: null, paidOn: null },
    ],
  );
  const { rowStates } = words.payouts;
  await expect.element(screen.getByText(`${rowStates.paid}（2026年6月12日）`).first()).toBeInTheDocument();
  const whose = screen.getByRole("link", { name: row.creatorName }).first();
  await expect.element(whose).toHaveAttribute("href", creatorPath(row.influencerId));
  const { failed, rest } = say;
  await screen.getByRole("button", { name: failed.act }).click();
  const dialog = screen.getByRole("alertdialog", { name: failed.title(2, "はなこへの¥88,000") });
  const cause = dialog.getByRole("combobox", { name: failed.cause });
  await expect.element(cause).toHaveValue("");
  await dialog.getByRole("button", { name: failed.act }).click();
  await expect.element(cause).toHaveAccessibleDescription(words.forms.choose(failed.cause));
  await dialog.getByRole("button", { name: words.frame.back }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole("button", { name: rest.act }).click();
  // 41 lines, of which 31 are paid, 7 failed and 3 are held.
  await expect.element(screen.getByRole("alertdialog", { name: rest.title(0) })).toBeVisible();
  await expect.element(screen.getByLabelText(rest.paidOn)).toHaveAttribute("min", "2026-06-10");
});
