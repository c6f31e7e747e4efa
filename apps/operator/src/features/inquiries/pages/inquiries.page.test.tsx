import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { beforeEach, expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { InquiriesPage } from "./inquiries.page.tsx";

startTestConsole();

const say = words.inquiries;
const doc = {
  inquiryId: "0192f3a4-5b6c-7d8e-9f00-112233445566",
  companyId: "0192f3a4-5b6c-7d8e-9f00-112233445577",
  companyName: "株式会社みなも",
  fullName: "佐藤 一郎",
  email: "sato@example.jp",
  topic: "other",
  subject: "領収書について",
  message: "どこで見られますか。",
  dueOn: "2020-01-06",
  state: "open",
  createdAt: "2020-01-01T00:00:00.000Z",
  answeredAt: null,
};
const written = {
  id: "0192f3a4-5b6c-7d8e-9f00-112233445588",
  influencerId: "0192f3a4-5b6c-7d8e-9f00-112233445599",
  fullName: "山田 花子",
  email: "hanako@example.jp",
  subject: "振込先の変更",
  message: "どこから変えられますか。",
  createdAt: "2020-01-01T00:00:00.000Z",
  answeredAt: null,
};
type Written = Omit<typeof written, "influencerId"> & { influencerId: string | null };
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
});

function renderPage({ ofCompanies = [doc], ofCreators = [] as Written[] } = {}) {
  answerCalls(({ path, body }) => {
    if (path.endsWith(doc.inquiryId)) {
      sent.push({ path, body });
      return success({ ...doc, state: "answered", answeredAt: "2020-01-07T00:00:00.000Z" });
    }
    if (path.endsWith(written.id)) {
      sent.push({ path, body });
      return success({ inquiryId: written.id, state: "answered" });
    }
    const docs = path.includes("company-inquiries") ? ofCompanies : ofCreators;
    return success({ docs: sent.length === 0 ? docs : [], hasNextPage: false });
  });
  return renderConsole(<InquiriesPage />);
}

test("an inquiry is closed only after a dialog that says what closing means, and leaves the list", async () => {
  const screen = await renderPage();
  const card = screen.getByRole("article");
  await expect.element(card.getByText(doc.message)).toBeVisible();
  await card.getByRole("button", { name: say.answered }).click();
  const dialog = screen.getByRole("alertdialog", { name: say.close.title(doc.subject) });
  await expect.element(dialog.getByText(say.close.consequence)).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: say.answered }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(sent).toEqual([
    { path: `/api/operator/company-inquiries/${doc.inquiryId}`, body: { state: "answered" } },
  ]);
});

test("one whose day is over says so, and is answered by mail under its own subject", async () => {
  const screen = await renderPage();
  const card = screen.getByRole("article");
  await expect.element(card.getByText(say.late("2020年1月6日"), { exact: false })).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: say.reply }))
    .toHaveAttribute(
      "href",
      `mailto:${encodeURIComponent(doc.email)}?subject=${encodeURIComponent(`Re: ${doc.subject}`)}`,
    );
});

test("what a creator wrote waits like what a company wrote, and is marked as answered alike", async () => {
  const screen = await renderPage({ ofCompanies: [], ofCreators: [written] });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(say.title(1, false));
  await screen.getByRole("article").getByRole("button", { name: say.answered }).click();
  const dialog = screen.getByRole("alertdialog", { name: say.close.title(written.subject) });
  await dialog.getByRole("button", { name: say.answered }).click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(say.title(0, false));
  expect(sent).toEqual([{ path: `/api/operator/inquiries/${written.id}`, body: { state: "answered" } }]);
});

test("what was answered can be read again, with its day, and not be closed once more", async () => {
  const answeredAt = "2020-01-07T15:00:00.000Z";
  answerCalls(({ path }) => {
    const one = path.includes("company-inquiries") ? { ...doc, answeredAt } : { ...written, answeredAt };
    const docs = path.includes("state=answered") ? [one] : [];
    return success({ docs, hasNextPage: false });
  });
  const screen = await renderConsole(<InquiriesPage />);
  await screen.getByRole("radio", { name: say.of.answered }).click();
  await expect.element(screen.getByText(doc.message)).toBeVisible();
  await expect.element(screen.getByText(written.message)).toBeVisible();
  expect(screen.getByText(new RegExp(say.answeredOn("2020年1月8日"))).elements()).toHaveLength(2);
  await expect.element(screen.getByRole("button", { name: say.answered })).not.toBeInTheDocument();
});

test("who was not signed in has proven nothing, and is marked so; each address stands to be read", async () => {
  const screen = await renderPage({
    ofCreators: [
      written,
      { ...written, id: `${written.id.slice(0, -1)}9`, influencerId: null, email: "who@example.jp" },
    ],
  });
  const cards = screen.getByRole("article");
  await expect.element(cards.nth(0).getByText(doc.email)).toBeVisible();
  await expect.element(cards.nth(1).getByText(written.email)).toBeVisible();
  await expect.element(cards.nth(2).getByText("who@example.jp")).toBeVisible();
  await expect.element(cards.nth(2).getByText(say.unproven)).toBeVisible();
  expect(screen.getByText(say.unproven).elements()).toHaveLength(1);
});
