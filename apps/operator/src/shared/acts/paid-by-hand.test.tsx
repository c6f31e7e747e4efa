import "@tomoru/ui/tokens.css";
import { limits } from "@tomoru/contract/limits";
import { words } from "@tomoru/i18n/ja/operator/words";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../site.ts";
import { PaidByHand } from "./paid-by-hand.tsx";

startSite(site);
beforeEach(startLanguage);

const title = words.ledger.byHand.title("株式会社みなも", "¥121,000");
const say = { ...words.ledger.byHand, title };

async function renderAsked(act: () => Promise<unknown>) {
  const screen = await render(
    <MemoryRouter>
      <PaidByHand words={say} from="2026-11-20" act={act} told={{ text: say.done }} />
    </MemoryRouter>,
  );
  await screen.getByRole("button", { name: say.act }).click();
  const dialog = screen.getByRole("alertdialog");
  return {
    reference: dialog.getByRole("textbox", { name: say.reference }),
    paidOn: dialog.getByLabelText(say.paidOn),
    confirm: dialog.getByRole("button", { name: say.act }),
  };
}

test("a bank's reference is one line, and one that is too long is marked and not sent", async () => {
  let sent = 0;
  const { reference, paidOn, confirm } = await renderAsked(async () => {
    sent += 1;
  });
  await expect.element(paidOn).toHaveAttribute("min", "2026-11-20");
  expect(reference.element().tagName).toBe("INPUT");
  await confirm.click();
  await expect.element(reference).toHaveAccessibleDescription(words.forms.enter(say.reference));
  const max = limits.bankReferenceMaxLength;
  await reference.fill("1".repeat(max + 1));
  await expect.element(reference).not.toHaveAttribute("aria-invalid");
  await confirm.click();
  await expect.element(reference).toHaveAccessibleDescription(words.forms.tooLong(say.reference, max));
  expect(sent).toBe(0);
  await reference.fill("1".repeat(max));
  await confirm.click();
  await expect.element(confirm).not.toBeInTheDocument();
  expect(sent).toBe(1);
});

test.each([
  ["paidOn", 400],
  ["paidOn", 409],
  ["reference", 400],
] as const)(
  "what the server refuses of %s with %i is marked there, and the work goes on there",
  async (field, status) => {
    const faults = [{ field, refusal: "dataInvalid" as const }];
    const dialog = await renderAsked(() =>
      Promise.reject(new ApiFailure({ refusal: "dataInvalid", status, faults })),
    );
    await dialog.reference.fill("A-1");
    await dialog.confirm.click();
    const { refusedAt } = words.frame;
    const known = status === 409 ? refusedAt[`409 ${field}`] : refusedAt[field];
    await expect
      .element(dialog[field])
      .toHaveAccessibleDescription(known ?? words.forms.check(say.reference));
    await expect.element(dialog[field]).toHaveFocus();
  },
);
