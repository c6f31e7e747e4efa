import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../site.ts";
import "@tomoru/ui/tokens.css";
import { plusDays } from "@tomoru/contract/bank-days";
import { aWorkRow } from "@tomoru/contract/testing/work.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { WorkNext, WorkNow } from "./work-row.tsx";

startSite(site);

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});
afterEach(() => endSession("signOut"));

test("a next day that is over is marked as on the board, today's is not", async () => {
  const late = words.work.board.overdue(15);
  const screen = await render(<WorkNext work={aWorkRow({ nextOn: plusDays(todayInJapan(), -15) })} />);
  await expect.element(screen.getByText(late)).toBeVisible();
  await screen.rerender(<WorkNext work={aWorkRow({ nextOn: todayInJapan() })} />);
  await expect.element(screen.getByText(late)).not.toBeInTheDocument();
});

test("a campaign that takes applications is open, though everything so far is settled", async () => {
  const work = { state: "open", turns: { company: 0, creator: 0, done: 3 } } as const;
  const screen = await render(<WorkNow work={aWorkRow({ ...work, kind: "campaign" })} />);
  await expect.element(screen.getByText(words.work.states.open)).toBeVisible();
  await screen.rerender(<WorkNow work={aWorkRow({ ...work, kind: "consultation" })} />);
  await expect.element(screen.getByText(words.work.allDone)).toBeVisible();
});

test("of work that the operator alone is to decide nobody is said to be slow", async () => {
  const turns = { company: 0, creator: 2, done: 0, operator: 2 };
  const screen = await render(<WorkNow work={aWorkRow({ turns })} />);
  await expect.element(screen.getByText(words.work.operators(2))).toBeVisible();
  await screen.rerender(<WorkNow work={aWorkRow({ turns: { ...turns, operator: 1 } })} />);
  await expect.element(screen.getByText(words.work.theirs(2))).toBeVisible();
});
