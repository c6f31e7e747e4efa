import { limits } from "@tomoru/contract/limits";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { NoticesPage } from "./notices.page.tsx";

startTestConsole();

const renderPage = () => renderConsole(<NoticesPage />);

const say = words.notices;
const company = (nth: number) => ({
  companyId: `0192d3a4-7c1e-7000-8000-00000000000${nth}`,
  name: `株式会社みなと珈琲${nth}`,
  createdAt: "2026-11-16T03:00:00.000Z",
});
const full = {
  ...{ kind: "searchLimit", domain: null, companies: [company(1)] },
  days: ["2026-11-16", "2026-11-18", "2026-11-20"],
};
const shared = { kind: "domain", domain: "many.example", days: [], companies: [company(2), company(3)] };

test("each notice says what happened and leads to its companies", async () => {
  answerCalls(() => success({ docs: [full, shared], hasNextPage: false }));
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: say.searchLimit(3) })).toBeVisible();
  await expect.element(screen.getByText(/2026年11月18日/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: say.domain("many.example", 2) })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /みなと珈琲2/ }))
    .toHaveAttribute("href", `/operator/companies/${company(2).companyId}`);
});

test("a notice is marked after a dialog that says when one comes again, with the companies that it named, and leaves the list", async () => {
  let docs = [shared];
  const sent: unknown[] = [];
  answerCalls(({ body }) => {
    if (body !== null) {
      sent.push(body);
      docs = [];
      return success({ kind: "domain", companyIds: [] });
    }
    return success({ docs, hasNextPage: false });
  });
  const screen = await renderPage();
  await screen.getByRole("button", { name: say.seen }).click();
  const dialog = screen.getByRole("alertdialog");
  await expect.element(dialog.getByText(say.see.domain(limits.domainCompaniesTold))).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: say.seen }).click();
  await expect.element(screen.getByRole("heading", { name: say.title(0, false) })).toBeVisible();
  expect(sent).toEqual([{ kind: "domain", companyIds: shared.companies.map(({ companyId }) => companyId) }]);
});
