import type { Discovery } from "@tomoru/contract/influencer/discovery";
import { anAccountCard } from "@tomoru/contract/testing/creator.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { DiscoveryQuestion } from "./discovery-question.tsx";
import { DiscoverySwitch } from "./discovery-switch.tsx";

startSite(site);

let discovery: Discovery;
let isDown = false;
let sent: unknown[] = [];
/** Answers wait for this promise. */
let until: Promise<void> = Promise.resolve();
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  discovery = { isDiscoverable: false, reason: null, isAnswered: false, preview: anAccountCard() };
  isDown = false;
  sent = [];
  until = Promise.resolve();
  server = stubServer(async ({ body }) => {
    if (body === null) return success(discovery);
    await until;
    if (isDown) return refusal(503, 5000);
    sent.push(body);
    discovery = { ...discovery, ...(body as object), isAnswered: true };
    return success(discovery);
  });
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

const question = () =>
  render(
    <TestData>
      <DiscoveryQuestion />
    </TestData>,
  );

test("who linked before companies could search is asked once, with what companies would see", async () => {
  const screen = await question();
  await expect.element(screen.getByRole("heading", { name: /企業に公開しますか/ })).toBeVisible();
  await expect
    .element(screen.getByText(/氏名、メールアドレス、生年月日、振込先は表示されません/))
    .toBeVisible();
  await screen.getByRole("button", { name: "公開する", exact: true }).click();
  await expect.element(screen.getByRole("status")).toMatchTextContent(/表示されるようになりました/);
  expect(sent).toEqual([{ isDiscoverable: true }]);
});

test("who says yes before anything was read is told what is awaited, not that companies find them", async () => {
  discovery = { ...discovery, preview: null };
  const screen = await question();
  await screen.getByRole("button", { name: "公開する", exact: true }).click();
  await expect.element(screen.getByRole("status")).toMatchTextContent(/読み取りは自動で行う/);
});

test("no is an answer, too", async () => {
  const screen = await question();
  await screen.getByRole("button", { name: "公開しない" }).click();
  await expect.element(screen.getByRole("status")).toMatchTextContent(/企業の検索には表示されません/);
  expect(sent).toEqual([{ isDiscoverable: false }]);
});

test("an answer that was not kept is asked for again", async () => {
  isDown = true;
  const screen = await question();
  await screen.getByRole("button", { name: "公開する", exact: true }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "公開しない" })).toBeVisible();
});

test.each([{ isAnswered: true }, { reason: "notLinked" }, { reason: "under18" }] as const)(
  "nobody is asked who answered, or whom nobody would find: %o",
  async (part) => {
    discovery = { ...discovery, ...part };
    const screen = await question();
    await expect.poll(() => server.calls.length).toBe(1);
    await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
  },
);

test("the switch shows what companies see while they see it", async () => {
  discovery = { ...discovery, isDiscoverable: true, isAnswered: true };
  const screen = await render(
    <TestData>
      <DiscoverySwitch />
    </TestData>,
  );
  const preview = screen.getByRole("region", { name: "企業にはこう見えます" });
  await expect.element(preview).toMatchTextContent(/水野 はるか.*31,200.*¥20万〜35万/);
  await screen.getByRole("checkbox").click();
  await expect.element(preview).not.toBeInTheDocument();
});

test("the switch says that figures are still to be read, while nothing else hides them", async () => {
  discovery = { ...discovery, isDiscoverable: true, isAnswered: true, preview: null };
  const screen = await render(
    <TestData>
      <DiscoverySwitch />
    </TestData>,
  );
  const unread = screen.getByText(/数値を読み取ると、企業の検索に表示されます/);
  await expect.element(unread).toBeVisible();
  await screen.getByRole("checkbox").click();
  await expect.element(unread).not.toBeInTheDocument();
});

test("while the switch tries again it says nothing of the failure before", async () => {
  isDown = true;
  const screen = await render(
    <TestData>
      <DiscoverySwitch />
    </TestData>,
  );
  await screen.getByRole("checkbox").click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  const kept = Promise.withResolvers<void>();
  until = kept.promise;
  await screen.getByRole("checkbox").click();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  kept.resolve();
  await expect.element(screen.getByRole("alert")).toBeVisible();
});
