import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { DeleteAccount } from "./delete-account.tsx";

startSite(site);

const { cancellation, deletion, due } = words.membership;
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
  return show(<DeleteAccount />);
}

async function show(part: ReactNode, { isOpen = false } = {}) {
  const screen = await render(
    <TestData>
      <MemoryRouter>{part}</MemoryRouter>
    </TestData>,
  );
  if (!isOpen) await screen.getByRole("button", { name: deletion.open }).click();
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

test("that nothing is due is not said while it is not known what of deals is paid", async () => {
  server = stubServer(({ path }) =>
    path.endsWith("/close/preview") ? refusal(500, 5000) : success({ docs: [], hasNextPage: false, totals }),
  );
  const dialog = await show(<DeleteAccount />);
  await expect.element(dialog.getByText(due.loadFailed)).toBeVisible();
  await expect.element(dialog.getByText(due.none)).not.toBeInTheDocument();
});

const question = {
  open: true,
  sending: false,
  refusal: null,
  confirm: () => undefined,
  dismiss: () => undefined,
};

test.each([
  { hasBank: true, text: deletion.deals.paidLater("¥110,000") },
  { hasBank: false, text: cancellation.noBank("¥110,000") },
])("who leaves at the end of the month is told of reported deals as well: %j", async ({ hasBank, text }) => {
  server = stubServer(({ path }) =>
    path.endsWith("/close/preview")
      ? success({ cancelled: [], paidLater: { yen: 110_000, hasBank } })
      : success({ docs: [], hasNextPage: false, totals }),
  );
  const dialog = await show(<ConfirmLeaving question={question} />, { isOpen: true });
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText(due.none)).not.toBeInTheDocument();
});

test("what else is due is told as well", async () => {
  const dialog = await ask({ reportedYen: 0, pendingYen: 38_000 });
  await expect.element(dialog.getByText(due.some("¥38,000"))).toBeVisible();
});
