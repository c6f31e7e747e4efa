import { words } from "@tomoru/i18n/ja/influencer/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { eraseDraft } from "@tomoru/web/session/draft-storage.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { site } from "../../../shared/site.ts";
import { CreatorSignUp } from "./creator-sign-up.tsx";

startSite(site);

const { auth, forms } = words;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  server = stubServer(() => success(undefined));
  await startLanguage();
});

afterEach(() => {
  server.close();
  eraseDraft();
});

test("a password that is easy to guess is told at its field, before any code is mailed", async () => {
  const routes = [
    { path: paths.signUp, Component: CreatorSignUp },
    { path: paths.signUpOtp, element: "code" },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [paths.signUp] });
  const screen = await render(<RouterProvider router={router} />);
  const password = screen.getByRole("textbox", { name: auth.password });
  await screen.getByRole("textbox", { name: auth.signUp.fullName }).fill("高橋 美咲");
  await screen.getByRole("textbox", { name: auth.email }).fill("misaki@example.jp");
  await password.fill("P@ssw0rd2026");
  await screen.getByRole("checkbox").click();
  await screen.getByRole("button", { name: auth.signUp.submit }).click();

  await expect.element(password).toHaveAccessibleDescription(new RegExp(forms.passwordRefused));
  await expect.element(password).toHaveFocus();
  expect(server.calls).toEqual([]);

  await password.fill("Kq7-vRw2mT");
  await screen.getByRole("button", { name: auth.signUp.submit }).click();
  await expect.element(screen.getByText("code")).toBeVisible();
  expect(server.calls).toEqual(["POST /api/influencer/auth/register/email/verify"]);
  router.dispose();
});
