import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { anInvoice } from "@tomoru/contract/testing/billing.builder";
import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { InvoicesPage } from "./invoices.page.tsx";

startSite(site);

const { invoices: say } = words.billing;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server.close();
  endSession("signOut");
});

test.each([
  ["T7000012050002", say.qualifiedLead],
  [null, say.lead],
])(
  "with the registration number %s the invoices are said to be what they are",
  async (invoiceNumber, lead) => {
    server = stubServer(({ path }) => {
      if (path === "/api/company/profile") return success(aCompanyProfile());
      if (path === "/api/company/invoice") return success({ docs: [anInvoice()], nextCursor: null });
      return success({
        name: "株式会社ともる",
        address: null,
        email: "support@tomoru.example",
        invoiceNumber,
      });
    });
    const router = createMemoryRouter([{ path: "*", Component: InvoicesPage }], {
      initialEntries: [paths.invoices],
    });
    const screen = await render(
      <TestData>
        <RouterProvider router={router} />
      </TestData>,
    );
    await expect.element(screen.getByText(lead)).toBeVisible();
  },
);
