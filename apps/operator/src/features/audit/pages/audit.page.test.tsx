import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { AuditPage } from "./audit.page.tsx";

startTestConsole();

const renderPage = () => renderConsole(<AuditPage />);

const deed = (call: string) => ({
  deedId: `0192f3a4-5b6c-7d8e-9f00-1122334455${call === "getCompany" ? "66" : "77"}`,
  operator: "tanaka",
  call,
  about: null,
  note: null,
  subject: null,
  doneAt: "2026-11-20T00:00:00.000Z",
});

test("the record is of acts; looks are shown where they are asked for", async () => {
  answerCalls(({ path }) =>
    success({ docs: [deed(path.includes("of=looks") ? "getCompany" : "holdPayment")], hasNextPage: false }),
  );
  const screen = await renderPage();
  const { calls, of } = words.audit;
  const said = (call: string) => screen.getByText(calls[call] ?? "", { exact: true }).first();
  await expect.element(said("holdPayment")).toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: of.acts })).toBeChecked();
  await screen.getByRole("radio", { name: of.looks }).click();
  await expect.element(said("getCompany")).toBeInTheDocument();
  await expect.element(said("holdPayment")).not.toBeInTheDocument();
});

test("one person's acts of one day are asked for, and each act says why", async () => {
  const asked: string[] = [];
  const entry = {
    ...deed("setCompanyVerification"),
    note: "unverified",
    reason: "所在地が違います。",
  };
  answerCalls(({ path }) => {
    asked.push(path);
    return success({ docs: [entry], hasNextPage: false });
  });
  const { audit: say, frame } = words;
  const screen = await renderPage();
  const why = say.notes.because(say.notes.changes.unverified ?? "", entry.reason);
  await expect.element(screen.getByText(why).first()).toBeInTheDocument();
  await screen.getByLabelText(say.day).fill("2026-11-20");
  await screen.getByRole("searchbox", { name: say.person }).fill("tanaka");
  await screen.getByRole("button", { name: frame.find }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/operator=tanaka/);
  expect(asked.at(-1)).toMatch(/on=2026-11-20/);
});
