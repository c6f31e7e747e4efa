import { words } from "@tomoru/i18n/ja/influencer/words";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadSignedInWords, startLanguage } from "../i18n/language.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { raiseAlert } from "./alert.store.ts";
import { AlertHost } from "./alert-host.tsx";

startTestSite();

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

test("alerts are told one after the other: closing one brings the next, until none is left", async () => {
  const screen = await render(<AlertHost />);
  for (const message of ["一つ目", "二つ目", "一つ目", "三つ目"]) raiseAlert({ message });
  const dialog = screen.getByRole("alertdialog");
  for (const message of ["一つ目", "二つ目", "三つ目"]) {
    await expect.element(dialog.getByText(message)).toBeVisible();
    expect(dialog.elements()).toHaveLength(1);
    await dialog.getByRole("button", { name: words.common.close }).first().click();
  }
  await expect.element(dialog).not.toBeInTheDocument();
});
