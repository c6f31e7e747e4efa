import type { ClosePreview } from "@tomoru/contract/deals/deal-card";
import { aDealCard } from "@tomoru/contract/testing/deal.builder";
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
import { erasedThings } from "../membership.view.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DueMoney } from "./due-money.tsx";
import { LeavingWays } from "./leaving-ways.tsx";

startSite(site);

const { cancellation, deletion, due, ways } = words.membership;
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

/** What the server knows of somebody who leaves. */
function stubPreview(preview: Partial<ClosePreview>) {
  const none = { cancelled: [], paidLater: { yen: 0, hasBank: true } };
  server = stubServer(() => success({ ...none, ...preview }));
}

/** The dialog of somebody whose reported deals come to a sum, and all that is due to another. */
async function ask({ reportedYen, dueYen }: { reportedYen: number; dueYen: number }) {
  stubPreview({
    paidLater: { yen: reportedYen, hasBank: true },
    due: { pendingYen: dueYen, failedYen: 0 },
  });
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

test("reported deals that are still paid are told once, and never beside «nothing is due»", async () => {
  const dialog = await ask({ reportedYen: 110_000, dueYen: 110_000 });
  await expect.element(dialog.getByText(deletion.deals.paidLater("¥110,000"))).toBeVisible();
  await expect.element(dialog.getByText(due.loading)).not.toBeInTheDocument();
  await expect.element(dialog.getByText(due.none)).not.toBeInTheDocument();
  await expect.element(dialog.getByText(due.some("¥110,000"))).not.toBeInTheDocument();
});

test("the page of leaving has the sum that its dialogs have, and counts the deals that would bring nothing", async () => {
  stubPreview({
    cancelled: [aDealCard()],
    paidLater: { yen: 99_000, hasBank: true },
    due: { pendingYen: 99_000, failedYen: 0 },
  });
  const screen = await render(
    <TestData>
      <MemoryRouter>
        <DueMoney />
        <DeleteAccount />
      </MemoryRouter>
    </TestData>,
  );
  const card = screen.getByRole("region", { name: due.title });
  await expect.element(card.getByText("¥99,000", { exact: true })).toBeVisible();
  await expect.element(card.getByText(due.unreported(1))).toBeVisible();
  await screen.getByRole("button", { name: deletion.open }).click();
  await expect.element(screen.getByText(deletion.deals.paidLater("¥99,000"))).toBeVisible();
});

test("what ends is one list: the two ways out name what the dialog names", async () => {
  const dialog = await ask({ reportedYen: 0, dueYen: 0 });
  const listed = () => dialog.getByRole("list", { name: deletion.goesLabel }).element().textContent;
  await expect.poll(listed).toBe(erasedThings(ways).join(""));
  const { container } = await render(<LeavingWays />);
  const lists = [...container.querySelectorAll("dd ul")].map(({ textContent }) => textContent);
  expect(lists).toEqual([listed(), listed()]);
});

test("that nothing is due is not said while it is not known what of deals is paid", async () => {
  server = stubServer(() => refusal(500, 5000));
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
  stubPreview({ cancelled: [aDealCard()], paidLater: { yen: 110_000, hasBank } });
  const dialog = await show(<ConfirmLeaving question={question} />, { isOpen: true });
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText(cancellation.dealsEnd(1))).toBeVisible();
  await expect.element(dialog.getByText(due.none)).not.toBeInTheDocument();
});

test("what else is due is told as well", async () => {
  const dialog = await ask({ reportedYen: 0, dueYen: 38_000 });
  await expect.element(dialog.getByText(due.some("¥38,000"))).toBeVisible();
});
