import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/company/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { draftKey, eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { SignUpPage } from "./sign-up.page.tsx";

startSite(site);

const { auth, companySignUp } = words;
/** The panel says more behind it. */
const agency = new RegExp(companySignUp.kinds.agency.label);

beforeEach(() => startLanguage());
afterEach(() => eraseDraft());

const renderPage = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", Component: SignUpPage }], { initialEntries: [paths.signUp] })}
    />,
  );

test("what was typed is there after a reload, the password is not, in the field or in the tab", async () => {
  const before = await renderPage();
  await before.getByLabelText(companySignUp.companyName).fill("みなと食品");
  await before.getByRole("radio", { name: agency }).click();
  await before.getByLabelText(auth.email).fill("sato@minato.example.jp");
  await before.getByRole("textbox", { name: auth.password }).fill("Akari-2026");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await before.unmount();
  const after = await renderPage();
  await expect.element(after.getByLabelText(companySignUp.companyName)).toHaveValue("みなと食品");
  await expect.element(after.getByRole("radio", { name: agency })).toBeChecked();
  await expect.element(after.getByLabelText(auth.email)).toHaveValue("sato@minato.example.jp");
  await expect.element(after.getByRole("textbox", { name: auth.password })).toHaveValue("");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Akari-2026");
});

test("a form that nobody wrote in keeps nothing", async () => {
  const screen = await renderPage();
  await expect.element(screen.getByLabelText(auth.email)).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(sessionStorage.getItem(draftKey())).toBeNull();
});
