import "@tomoru/ui/tokens.css";
import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { aDispute } from "@tomoru/contract/testing/delivery.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { DealFacts } from "./deal-facts.tsx";

startSite(site);
beforeEach(startLanguage);

const say = words.deals;
const deal = {
  ...{
    dealId: "JFpKTOK1xZHUjoOF2ACvNA",
    companyId: "c",
    companyName: "株式会社みなも",
    creatorName: "はなこ",
  },
  ...{ state: "reported", turn: "operator", turnDueAt: "2026-12-15T15:00:00.000Z", hold: "dispute" },
  ...{ funding: "secured", paymentStage: null, feeYen: 88_000, payDueOn: null },
};

const renderFacts = (disputes: OperatorDeal["disputes"]) =>
  render(
    <MemoryRouter>
      <DealFacts known={{ deal, terms: null, disputes } as unknown as OperatorDeal} />
    </MemoryRouter>,
  );

test("a due that ends at midnight in Japan is the day before, as the dispute says it", async () => {
  const screen = await renderFacts([aDispute({ decideBy: "2026-12-15" })]);
  await expect.element(screen.getByText(new RegExp(say.due("2026年12月15日")))).toBeVisible();
  await expect
    .element(screen.getByText(`${say.turns.operator}（${say.until("2026年12月15日")}）`))
    .toBeVisible();
});

test("what was decided stays to be read: what was put, the decision with its share, and the reason", async () => {
  const screen = await renderFacts([
    aDispute({
      ...{ reason: "投稿は公開されています。", decision: "cancel", creatorPct: 45 },
      ...{ decidedReason: "下書きのとおりです。", decidedAt: "2026-12-10T03:00:00.000Z" },
    }),
    aDispute({ openedAt: "2026-12-12T03:00:00.000Z", decidedAt: "2026-12-14T03:00:00.000Z" }),
  ]);
  await expect.element(screen.getByText("投稿は公開されています。")).toBeVisible();
  await expect
    .element(screen.getByText(`${say.acts.decide}: ${say.decide.decisions.cancel} (45%)`))
    .toBeVisible();
  await expect.element(screen.getByText("下書きのとおりです。")).toBeVisible();
  await expect.element(screen.getByText(new RegExp(say.acts.undecided))).toBeVisible();
});
