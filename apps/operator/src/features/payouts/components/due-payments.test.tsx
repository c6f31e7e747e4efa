import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { beforeEach, expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { DuePayments } from "./due-payments.tsx";

startTestConsole();

const say = words.payouts.due;
const row = {
  paymentId: "0192f3a4-5b6c-7d8e-9f00-112233445566",
  influencerId: "0192f3a4-5b6c-7d8e-9f00-112233445577",
  creatorName: "はなこ",
  dealId: "JFpKTOK1xZHUjoOF2ACvNA",
  companyName: "株式会社みなも",
  stage: "due",
  reason: "noBank",
  heldFor: null,
  failure: null,
  writtenOffAt: null,
  dueOn: "2021-06-15",
  netYen: 110_000,
};
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
});

function renderList(of: "due" | "unclaimed") {
  answerCalls(({ path, body }) => {
    if (path.includes("/write-off")) {
      sent.push({ path, body });
      return success({ ...row, stage: "failed", failure: "unclaimed", writtenOffAt: "2026-11-24T00:00:00Z" });
    }
    return success({ docs: sent.length > 0 ? [] : [row], hasNextPage: false });
  });
  return renderConsole(<DuePayments />, `/?of=${of}`);
}

test("what nobody has claimed is written off after a dialog that asks for the reason", async () => {
  const screen = await renderList("unclaimed");
  await screen.getByRole("button", { name: say.writeOff.act }).click();
  const dialog = screen.getByRole("alertdialog", {
    name: say.writeOff.title(say.whose(row.creatorName, "¥110,000")),
  });
  await expect.element(dialog.getByText(say.writeOff.consequence)).toBeVisible();
  const confirm = dialog.getByRole("button", { name: say.writeOff.act });
  await confirm.click();
  await expect.element(dialog.getByText(words.forms.enter(words.frame.reason))).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole("textbox", { name: words.frame.reason }).fill("連絡がつきません。");
  await confirm.click();
  await expect.element(screen.getByText(say.none)).toBeVisible();
  expect(sent).toEqual([
    { path: `/api/operator/payments/${row.paymentId}/write-off`, body: { reason: "連絡がつきません。" } },
  ]);
});

test("a payment says whose it is, and of which deal", async () => {
  const screen = await renderList("due");
  await expect.element(screen.getByText(new RegExp(`^${row.creatorName}`))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: row.dealId })).toBeVisible();
});

test("what is merely due cannot be written off", async () => {
  const screen = await renderList("due");
  await expect.element(screen.getByRole("button", { name: say.hold.act })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: say.writeOff.act })).not.toBeInTheDocument();
});
