import "@tomoru/ui/tokens.css";
import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../../../shared/access.store.ts";
import { site } from "../../../shared/site.ts";
import { DealActs } from "./deal-acts.tsx";

startSite(site);

const say = words.deals.decide;
const dealId = "JFpKTOK1xZHUjoOF2ACvNA";
const known = {
  deal: { dealId, turn: "operator", hold: "dispute", feeYen: 120_001 },
} as unknown as OperatorDeal;
let server: ReturnType<typeof stubServer> | undefined;
let sent: unknown[];

beforeEach(async () => {
  takeAccess({ token: "t", name: "Tanaka" });
  await startLanguage();
  sent = [];
  server = stubServer(({ body }) => {
    sent.push(body);
    return refusal(409, 1023);
  });
});
afterEach(() => {
  server?.close();
  leaveAccess();
});

async function renderDecision() {
  const screen = await render(
    <MemoryRouter>
      <DealActs known={known} />
    </MemoryRouter>,
  );
  const begin = screen.getByRole("button", { name: say.act });
  await begin.click();
  const dialog = screen.getByRole("alertdialog", { name: say.title });
  return { begin, dialog, confirm: dialog.getByRole("button", { name: say.act }) };
}

test("of a decision that cannot be undone nothing is chosen beforehand, and nothing is sent without it", async () => {
  const { begin, dialog, confirm } = await renderDecision();
  for (const radio of dialog.getByRole("radio").elements())
    expect((radio as HTMLInputElement).checked).toBe(false);
  await dialog.getByRole("textbox", { name: words.frame.reason }).fill("投稿を確認しました。");
  await confirm.click();
  for (const label of [say.decision, say.fault]) {
    await expect
      .element(dialog.getByRole("radiogroup", { name: label }))
      .toHaveAccessibleDescription(words.forms.choose(label));
  }
  expect(sent).toEqual([]);
  await dialog.getByRole("radio", { name: say.decisions.accept }).click();
  await dialog.getByRole("button", { name: words.frame.back }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await begin.click();
  await expect.element(dialog.getByRole("radio", { name: say.decisions.accept })).not.toBeChecked();
});

test("a share is asked for only where a deal is cancelled, as a whole number, and goes with it alone", async () => {
  const { dialog, confirm } = await renderDecision();
  const share = dialog.getByRole("textbox", { name: say.pct });
  await dialog.getByRole("radio", { name: say.decisions.cancel }).click();
  await dialog.getByRole("radio", { name: say.faults.neither }).click();
  await dialog.getByRole("textbox", { name: words.frame.reason }).fill("双方の話を聞きました。");
  await confirm.click();
  await expect.element(share).toHaveAccessibleDescription(say.pctWrong);
  await share.fill("101");
  await confirm.click();
  await expect.element(share).toHaveAccessibleDescription(say.pctWrong);
  await share.fill("40");
  await expect.element(share).toHaveAccessibleDescription(say.share("¥48,000", "¥120,001"));
  await dialog.getByRole("radio", { name: say.decisions.accept }).click();
  await expect.element(share).not.toBeInTheDocument();
  await confirm.click();
  await expect.element(dialog.getByText(words.codes.dataInvalid)).toBeVisible();
  expect(sent).toEqual([{ decision: "accept", fault: "neither", reason: "双方の話を聞きました。" }]);
});
