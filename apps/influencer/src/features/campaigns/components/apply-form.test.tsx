import { anOpenCampaign } from "@tomoru/contract/testing/campaign.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { ApplyForm } from "./apply-form.tsx";

startSite(site);

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});

test("a wish above the company's budget is told while it is typed, and is none that is refused", async () => {
  const campaign = anOpenCampaign({ budgetBand: "u50", feeYen: null });
  const { apply: say } = words.campaigns;
  const screen = await render(
    <MemoryRouter>
      <ApplyForm campaign={campaign} onFaulty={() => {}} />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText(new RegExp(`^${say.wishFee.replaceAll(/[（）]/g, ".")}`));
  await field.fill("600,000");
  const notice = screen.getByRole("status").filter({ hasText: say.aboveBudget("¥500,000") });
  await expect.element(notice).toBeVisible();
  await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
  await field.fill("500,000");
  await expect.element(notice).not.toBeInTheDocument();
});
