import { aList } from "@tomoru/contract/testing/list.builder";
import { AlertHost } from "@tomoru/web/alert/alert-host.tsx";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../site.ts";
import { ConsultButton } from "./consult-button.tsx";

startSite(site);

const made = aList({ count: 2 });
const [mizuno, yuki] = ["4Xk8nB5qW3rYtM7jH0dL4z", "2Xk8nB5qW3rYtM7jH0dL4z"];
let sent: unknown[] = [];
let isFull = false;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  sent = [];
  isFull = false;
  server = stubServer(({ path, body }) => {
    if (path !== "/api/company/list") return success({});
    sent.push(body);
    return isFull ? refusal(403, 2016) : success(made);
  });
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (creatorIds: readonly string[]) =>
  render(
    <TestData cache={new Map()}>
      <MemoryRouter>
        <ConsultButton platform="instagram" creatorIds={creatorIds} />
        <Address />
        <AlertHost />
      </MemoryRouter>
    </TestData>,
  );

test("one creator is asked by themselves, without a list", async () => {
  const screen = await show([mizuno]);
  await screen.getByRole("link", { name: "相談する" }).click();
  await expect
    .element(screen.getByText(`/company/consultation/new?creator=${mizuno}&platform=instagram`))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test("several who are chosen become a list of the day, and the form asks that list", async () => {
  const screen = await show([mizuno, yuki]);
  await screen.getByRole("button", { name: "相談する" }).click();
  await expect.element(screen.getByText(`/company/consultation/new?list=${made.listId}`)).toBeVisible();
  const [, month, day] = dayInJapan(new Date()).split("-").map(Number);
  expect(sent).toEqual([
    {
      name: `${month}月${day}日の相談`,
      explanation: "",
      platform: "instagram",
      groupId: null,
      creatorIds: [mizuno, yuki],
    },
  ]);
});

test("two presses at once make one list", async () => {
  const screen = await show([mizuno, yuki]);
  const button = screen.getByRole("button", { name: "相談する" }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(screen.getByText(`/company/consultation/new?list=${made.listId}`)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("where the plan has no room for a list, that is said and nobody goes anywhere", async () => {
  isFull = true;
  const screen = await show([mizuno, yuki]);
  await screen.getByRole("button", { name: "相談する" }).click();
  await expect.element(page.getByText("相談を始められませんでした")).toBeVisible();
  await expect.element(page.getByText(/上限に達しました/)).toBeVisible();
  await expect.element(screen.getByText("/", { exact: true })).toBeVisible();
});
