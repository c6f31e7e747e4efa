import { aDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ActingProvider } from "../frame/acting.tsx";
import { dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(startDealWords);
afterEach(() => {
  endSession("signOut");
  server.close();
});

function open(funding: "secured" | "none") {
  const can = ["cancel" as const, "proposeCancel" as const];
  const deal = aDeal({ state: "draft_review", funding, contractVersion: 1, can });
  server = serveDeal(({ method }) =>
    method === "GET"
      ? (success({ alone: { creatorPct: 0, creatorYen: 0, refundYen: 121_000 }, isProposable: true }) as {
          json: unknown;
        })
      : (success({ ...deal, can: [] }) as { json: unknown }),
  );
  return stageDeal({
    side: "creator",
    page: (
      <ActingProvider deal={deal}>
        <CancelDialog deal={deal} open onClose={vi.fn()} />
      </ActingProvider>
    ),
  });
}
const dialog = () => page.getByRole("alertdialog");

test("a creator whose fee is there gives none of it away by a choice that was not made", async () => {
  await open("secured");
  await expect.element(dialog().getByRole("radio", { name: /取り消しを提案する/ })).toBeChecked();
  await dialog().getByRole("textbox").fill("体調をくずしました");
  await dialog().getByRole("button", { name: "提案する", exact: true }).click();
  await expect.element(dialog().getByText("クリエイターが受け取る割合を選択してください")).toBeVisible();
  expect(server.sent).toEqual([]);
  await dialog()
    .getByLabelText(/クリエイターが受け取る割合/)
    .selectOptions("50");
  await dialog().getByRole("button", { name: "提案する", exact: true }).click();
  const body = { kind: "propose", creatorPct: 50, reason: "体調をくずしました", revision: 1 };
  await expect
    .poll(() => server.sent)
    .toMatchObject([{ path: `/api/influencer/deal/${dealId}/cancel`, body }]);
});

test("before any money is there, to cancel alone is the simple way, and is chosen", async () => {
  await open("none");
  await expect.element(dialog().getByRole("radio", { name: /自分だけで取り消す/ })).toBeChecked();
});
