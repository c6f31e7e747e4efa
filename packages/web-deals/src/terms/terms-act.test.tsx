import { aCompanyDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActingProvider } from "../frame/acting.tsx";
import { dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { TermsAct } from "./terms-act.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  await startDealWords();
  server = serveDeal(() => undefined);
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

test("whose last version waits for an answer may still decline", async () => {
  const deal = aCompanyDeal({ turn: "creator", can: ["decline", "message"], versionsLeft: 0 });
  const shown = (
    <ActingProvider deal={deal}>
      <TermsAct deal={deal} />
    </ActingProvider>
  );
  await stageDeal({ side: "company", path: `/deal/${dealId}`, page: shown });
  await page.getByRole("button", { name: "見送る" }).click();
  await expect.element(page.getByRole("alertdialog").getByText("この取引を見送りますか？")).toBeVisible();
});
