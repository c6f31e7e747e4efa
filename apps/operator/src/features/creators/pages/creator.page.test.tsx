import { aKnownCreator } from "@tomoru/contract/testing/known-creator.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { CreatorPage } from "./creator.page.tsx";

startTestConsole();

const say = words.creators;
const change = {
  status: "suspended",
  reason: "なりすましの疑い。",
  operator: "tanaka",
  changedAt: "2026-11-20T03:00:00.000Z",
} as const;
const suspended = aKnownCreator({ creator: { status: "suspended" }, statusChanges: [change] });

const refused = { success: false, subStatusCode: 1023, message: "refused", requestId: "1" };

const render = () => renderConsole(<CreatorPage />);

test("a suspended creator's page says first why, by whom, and offers to lift it", async () => {
  answerCalls(() => success(suspended));
  const screen = await render();
  await expect.element(screen.getByRole("heading", { name: say.why })).toBeVisible();
  await expect.element(screen.getByText(change.reason).first()).toBeVisible();
  await expect.element(screen.getByText(say.changes.by("tanaka")).first()).toBeVisible();
  await expect.element(screen.getByRole("button", { name: say.suspend.undo })).toBeVisible();
});

test("a suspension is asked about with a reason, and the page is read again", async () => {
  let known = aKnownCreator();
  const sent: unknown[] = [];
  answerCalls(({ body, path }) => {
    if (body === null) return success(known);
    sent.push([path.replace(/.*operator/, ""), body]);
    known = suspended;
    return success({ email: "hanako@example.jp", status: "suspended" });
  });
  const screen = await render();
  await screen.getByRole("button", { name: say.suspend.act }).click();
  const dialog = screen.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(change.reason);
  await dialog.getByRole("button", { name: say.suspend.act }).click();
  await expect.element(screen.getByRole("button", { name: say.suspend.undo })).toBeVisible();
  expect(sent).toEqual([
    ["/influencers/hanako%40example.jp/status", { status: "suspended", reason: change.reason }],
  ]);
});

test("a tax profile that says something else than the papers is refused at the field", async () => {
  answerCalls(({ body }) =>
    body === null
      ? success(aKnownCreator())
      : {
          status: 409,
          json: { ...refused, errors: [{ field: "entity", subStatusCode: 1023, message: "" }] },
        },
  );
  const screen = await render();
  await screen.getByRole("button", { name: say.confirm.act }).click();
  const dialog = screen.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: say.papers.residencies.resident }).click();
  await dialog.getByRole("radio", { name: say.papers.entities.corporation }).click();
  await dialog.getByRole("textbox").fill("登記事項証明書");
  await dialog.getByRole("button", { name: say.confirm.act }).click();
  await expect.element(dialog.getByText(words.frame.refusedAt["409 entity"] ?? "")).toBeVisible();
});

test("consent is recorded of who is under 18 only; of who has left there is nothing to do", async () => {
  answerCalls(() => success(aKnownCreator({ guardian: { isMinor: true, consentedAt: null } })));
  const screen = await render();
  await expect.element(screen.getByText(say.papers.wanted)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: say.consent.act })).toBeVisible();
  await screen.unmount();
  const gone = { status: "closed", creatorName: null, fullName: null, email: null } as const;
  answerCalls(() => success(aKnownCreator({ creator: gone, tax: null })));
  const empty = await render();
  await expect.element(empty.getByRole("heading", { name: say.left })).toBeVisible();
  await expect.element(empty.getByRole("button", { name: say.suspend.act })).not.toBeInTheDocument();
});
