import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { someTerms } from "@tomoru/contract/testing/deal.builder";
import { words as dealWords } from "@tomoru/i18n/ja/deals/words";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import { beforeEach, expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { DealRecord } from "./deal-record.tsx";
import { DealTerms } from "./deal-terms.tsx";

startTestConsole();
beforeEach(() => loadDealWords("ja"));

const say = words.deals;
const terms = someTerms({ keepDays: 90, revisions: 2, prLabel: "#広告" });
const known = (part: Partial<OperatorDeal>) =>
  ({ terms: null, offered: null, version: 3, messages: [], holds: [], ...part }) as OperatorDeal;

test.each([
  ["agreed", { terms }],
  ["offered", { offered: terms }],
] as const)("the operator reads the terms that are %s row by row, as both sides do", async (title, part) => {
  answerCalls(() => success([]));
  const screen = await renderConsole(<DealTerms known={known(part)} />);
  const card = screen.getByRole("region", { name: say.terms[title] });
  await expect.element(card.getByText(say.terms.version(3))).toBeVisible();
  const { rows, values } = dealWords.terms;
  for (const row of [rows.formats, rows.draft, rows.usage, rows.post]) {
    await expect.element(card.getByText(row, { exact: true })).toBeVisible();
  }
  await expect.element(card.getByText(values.keep(90))).toBeVisible();
  await expect.element(card.getByText(values.label("#広告"))).toBeVisible();
});

test("the record says who decided and whose doing it was, and what the clock did without a word twice", async () => {
  const at = "2026-12-10T03:00:00.000Z";
  const events: OperatorDeal["events"] = [
    { act: "tick", actor: "clock", at },
    { act: "decide", actor: "operator", at, operator: "mai", fault: "company" },
  ];
  const screen = await renderConsole(<DealRecord known={known({ events })} />);
  const decided = `${say.acts.decide} · ${say.holdRecord.by("mai")} · ${say.decide.faultWas(say.decide.faults.company)}`;
  await expect.element(screen.getByText(decided)).toBeVisible();
  await expect.element(screen.getByText(say.acts.tick, { exact: true })).toBeVisible();
});
