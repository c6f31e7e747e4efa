import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { DealRecord } from "./deal-record.tsx";

startSite(site);
beforeEach(startLanguage);

const say = words.deals;

test.each(["company", "creator"] as const)(
  "on a wide screen the day on which a %s wrote stays on one line",
  async (from) => {
    await page.viewport(1440, 900);
    const messages = [{ from, text: "承知しました。", sentAt: "2026-11-20T03:00:00.000Z" }];
    const known = { events: [], messages, holds: [] } as unknown as OperatorDeal;
    const screen = await render(<DealRecord known={known} />);
    const when = screen.getByText(new RegExp(`^${say.from[from]} `));
    await expect.element(when).toBeVisible();
    const text = when.element().firstChild;
    if (!text) throw new Error("the term is empty");
    const start = text.textContent?.indexOf("2026年") ?? 0;
    const day = document.createRange();
    day.setStart(text, start);
    day.setEnd(text, start + "2026年11月20日".length);
    expect(day.getClientRects()).toHaveLength(1);
  },
);
