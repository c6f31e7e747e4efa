import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aColleague, aCompanyProfile, aMember, anInvitation } from "@tomoru/contract/testing/company.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, rememberUser, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { MembersPage } from "./members.page.tsx";

startSite(site);

const { members: say } = words.companies;
const owner = aColleague({ memberId: aMember().memberId, role: "owner", fullName: "佐藤 一郎" });
const colleague = aColleague();
let server: ReturnType<typeof stubServer> | undefined;

function serve(limit: number, own: Parameters<typeof stubServer>[0], docs = [owner, colleague]) {
  const members = {
    docs,
    invitations: [anInvitation({ expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString() })],
    seats: { used: 3, limit },
  };
  server = stubServer((request) => {
    if (request.path === "/api/company/profile") return success(aCompanyProfile());
    return request.path === "/api/company/member" ? success(members) : own(request);
  });
}

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
  const router = createMemoryRouter([{ path: "*", Component: MembersPage }], {
    initialEntries: [paths.members],
  });
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

test("with no seat left the page says so instead of offering a form, and leads to the plans", async () => {
  serve(3, () => success({}));
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(say.full(3));
  await expect.element(screen.getByRole("img", { name: say.seatsSentence(3, 2, 1) })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: say.moreSeats })).toHaveAttribute("href", paths.plan);
  expect(screen.getByRole("textbox").elements()).toEqual([]);
  await expect.element(screen.getByText(say.daysLeft(3), { exact: false })).toBeVisible();
});

test.each([
  [409, 2001, say.invite.taken],
  [409, 2024, say.invite.pending],
  [403, 2016, say.invite.full],
])(
  "an invitation refused with %i %i says why at the field and keeps what was typed",
  async (status, code, text) => {
    serve(10, () => refusal(status, code));
    const screen = await renderPage();
    const email = screen.getByRole("textbox", { name: say.invite.email });
    await email.fill("mori@example.jp");
    await screen.getByRole("button", { name: say.invite.submit }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(email).toHaveValue("mori@example.jp");
  },
);

test("a hand-over without the password sends nothing and says so at the field; one that is wrong stays typed", async () => {
  const sent: unknown[] = [];
  serve(10, ({ body }) => {
    sent.push(body);
    return refusal(400, 1004);
  });
  const screen = await renderPage();
  const menu = screen.getByRole("button", { name: say.actions(colleague.fullName) });
  await menu.click();
  await screen.getByRole("menuitem", { name: say.handOver }).click();
  const password = screen.getByLabelText(say.password);
  const confirm = screen.getByRole("button", { name: say.handOverConfirm });
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription(words.forms.enter(say.password));
  await expect.element(password).toHaveFocus();
  expect(sent).toEqual([]);
  await password.fill("Hikari-0731");
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription(say.passwordWrong);
  await expect.element(password).toHaveValue("Hikari-0731");
  expect(sent).toEqual([{ role: "owner", password: "Hikari-0731" }]);
  await screen.getByRole("button", { name: words.common.cancel }).click();
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
});

test("stopping somebody is asked about, and what came of it stands above the list", async () => {
  const sent: unknown[] = [];
  serve(10, ({ body }) => {
    sent.push(body);
    return success({ docs: [], invitations: [], seats: { used: 2, limit: 10 } });
  });
  const screen = await renderPage();
  await screen.getByRole("button", { name: say.actions(colleague.fullName) }).click();
  await screen.getByRole("menuitem", { name: say.stop }).click();
  const question = screen.getByRole("alertdialog", { name: say.stopTitle(colleague.fullName) });
  await question.getByRole("button", { name: say.stop }).click();
  await expect.element(screen.getByText(say.stopped(colleague.fullName))).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([{ status: "inactive" }]);
});

test("who is not the owner sees names and roles and no way to change them", async () => {
  rememberUser(site.userOf(aCompanyProfile({ member: aMember({ role: "member" }) })));
  const unmailed = [owner, colleague].map((one) => ({ ...one, email: null }));
  serve(10, () => success({}), unmailed);
  const screen = await renderPage();
  await expect.element(screen.getByText(say.ownerSees)).toBeVisible();
  await expect.element(screen.getByText(colleague.fullName)).toBeVisible();
  const row = screen.getByRole("listitem").filter({ hasText: colleague.fullName });
  await expect.element(row.getByText(say.roles.member, { exact: true })).toBeVisible();
  expect(screen.getByText(say.roles.owner, { exact: true }).elements()).toHaveLength(1);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
