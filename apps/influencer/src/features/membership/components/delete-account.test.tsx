import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { DeleteAccount } from "./delete-account.tsx";

startSite(site);

const { deletion, due } = words.membership;
const totals = { paidYen: 0, pendingYen: 0, failedYen: 0 };
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

/** The dialog of somebody whose reported deals come to a sum, and whose payments that are listed to another. */
async function ask({ reportedYen, pendingYen }: { reportedYen: number; pendingYen: number }) {
  server = stubServer(({ path }) =>
    path.endsWith("/close/preview")
      ? success({ cancelled: [], paidLater: { yen: reportedYen, hasBank: true } })
      : success({ docs: [], hasNextPage: false, totals: { ...totals, pendingYen } }),
  );
  const screen = await render(
    <TestData>
      <MemoryRouter>
        <DeleteAccount />
      </MemoryRouter>
    </TestData>,
  );
  await screen.getByRole("button", { name: deletion.open }).click();
  return screen.getByRole("alertdialog");
}

test.each([
  { reportedYen: 110_000, pendingYen: 0 },
  { reportedYen: 110_000, pendingYen: 110_000 },
])(
  "reported deals that are still paid are told once, and never beside «nothing is due»: %j",
  async (sums) => {
    const dialog = await ask(sums);
    await expect.element(dialog.getByText(deletion.deals.paidLater("¥110,000"))).toBeVisible();
    await expect.element(dialog.getByText(due.loading)).not.toBeInTheDocument();
    await expect.element(dialog.getByText(due.none)).not.toBeInTheDocument();
    await expect.element(dialog.getByText(due.some("¥110,000"))).not.toBeInTheDocument();
  },
);

test("what else is due is told as well", async () => {
  const dialog = await ask({ reportedYen: 0, pendingYen: 38_000 });
  await expect.element(dialog.getByText(due.some("¥38,000"))).toBeVisible();
});
