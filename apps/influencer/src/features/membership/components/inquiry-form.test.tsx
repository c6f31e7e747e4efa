import { limits } from "@tomoru/contract/limits";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { InquiryForm } from "./inquiry-form.tsx";

startSite(site);
afterEach(() => endSession("signOut"));

test("a subject that is too long is neither cut nor sent, and says so at its field", async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
  const server = stubServer(() => success({}));
  await render(
    <TestData>
      <MemoryRouter>
        <InquiryForm isSignedIn />
      </MemoryRouter>
    </TestData>,
  );
  const subject = page.getByRole("textbox", { name: /件名/ });
  const long = "あ".repeat(limits.textInputMaxLength + 1);
  await subject.click();
  // As a paste does it, which a field's own limit cuts.
  document.execCommand("insertText", false, long);
  await page.getByRole("textbox", { name: /内容/ }).fill("支払いについて");
  await page.getByRole("button", { name: "送信する" }).click();
  await expect.element(subject).toHaveValue(long);
  await expect.element(subject).toHaveAccessibleDescription("件名は150文字以内で入力してください");
  expect(server.calls).toEqual([]);
  server.close();
});
