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
