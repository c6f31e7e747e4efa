import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { InquiryForm } from "./inquiry-form.tsx";

startSite(site);

test("a subject that is too long is not cut on its way to the field", async () => {
  await startLanguage();
  await loadSignedInWords();
  const router = createMemoryRouter([{ path: "/", element: <InquiryForm planId="free" /> }]);
  const screen = await render(<RouterProvider router={router} />);
  const subject = screen.getByRole("textbox", { name: words.companies.inquiry.subject });
  const long = "あ".repeat(500);
  await subject.click();
  document.execCommand("insertText", false, long);
  await expect.element(subject).toHaveValue(long);
});
