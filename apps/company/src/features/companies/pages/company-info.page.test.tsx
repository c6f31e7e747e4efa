import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aCompanyProfile, aFullCompany } from "@tomoru/contract/testing/company.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, rememberUser, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { CompanyInfoPage } from "./company-info.page.tsx";

startSite(site);

const { info: say } = words.companies;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  rememberUser(site.userOf(aCompanyProfile()));
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function renderPage() {
  const routes = [
    { path: paths.companyInfo, Component: CompanyInfoPage },
    { path: "*", element: null },
  ];
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, revalidateOnFocus: false }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.companyInfo] })} />
    </SWRConfig>,
  );
}

test("a field that another tab has changed meanwhile is told before it is overwritten, and once only", async () => {
  let company = aFullCompany({ phone: "03-1111-1111" });
  const saved: unknown[] = [];
  server = stubServer((request) => {
    if (request.path === "/api/company/info") saved.push(request.body);
    return success(aCompanyProfile({ company }));
  });
  const screen = await renderPage();
  await screen.getByLabelText(say.phone).fill("03-3333-3333");
  company = { ...company, phone: "03-2222-2222" };
  await screen.getByRole("button", { name: say.save }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText(say.clash.now(say.phone, "03-2222-2222"))).toBeVisible();
  expect(saved).toEqual([]);
  await expect.element(screen.getByLabelText(say.phone)).toHaveValue("03-3333-3333");
  await screen.getByRole("button", { name: say.save }).click();
  await expect.poll(() => saved).toEqual([{ phone: "03-3333-3333" }]);
});
