import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { someHomeDeals } from "@tomoru/contract/testing/deal.builder";
import { aHome } from "@tomoru/contract/testing/home.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { Revenue } from "./revenue.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

const say = words.home.deals;
const renderOf = (deals: Parameters<typeof someHomeDeals>[0]) =>
  render(
    <MemoryRouter>
      <Revenue home={aHome({ deals: someHomeDeals(deals) })} />
    </MemoryRouter>,
  );

test("of what is secured it is said how much waits for a check, and nothing where none does", async () => {
  const shown = async (heldYen: number) => {
    const screen = await renderOf({ securedYen: 127_600, heldYen });
    const text = screen.getByRole("region").element().textContent ?? "";
    await screen.unmount();
    expect(text).toContain(say.secured("¥127,600"));
    return text.includes(say.checked("¥110,000"));
  };
  expect([await shown(110_000), await shown(0)]).toEqual([true, false]);
});

test("a payment whose day is over is told as late, with the way to ask", async () => {
  const screen = await renderOf({ latePayment: { on: "2026-11-30", yen: 36_000 } });
  await expect.element(screen.getByText(say.latePayment("11月30日", "¥36,000"))).toBeVisible();
  const link = screen.getByRole("link", { name: say.askLate }).element();
  expect(link.getAttribute("href")).toBe(paths.inquiry);
});
