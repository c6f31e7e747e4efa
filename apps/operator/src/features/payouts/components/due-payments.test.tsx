import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../../../shared/access.store.ts";
import { site } from "../../../shared/site.ts";
import { DuePayments } from "./due-payments.tsx";

startSite(site);

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
let server: ReturnType<typeof stubServer> | undefined;
let sent: { path: string; body: unknown }[];

beforeEach(async () => {
  takeAccess({ token: "t", name: "Tanaka" });
  await startLanguage();
  sent = [];
});

afterEach(() => {
  server?.close();
  leaveAccess();
});

function renderList(of: "due" | "unclaimed") {
  server = stubServer(({ path, body }) => {
    if (path.includes("/write-off")) {
      sent.push({ path, body });
      return success({ ...row, stage: "failed", failure: "unclaimed", writtenOffAt: "2026-11-24T00:00:00Z" });
    }
    return success({ docs: sent.length > 0 ? [] : [row], hasNextPage: false });
  });
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/?of=${of}`]}>
        <DuePayments />
      </MemoryRouter>
    </SWRConfig>,
  );
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
