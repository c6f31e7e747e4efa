import { aDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { VersionLog } from "./version-log.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  await startDealWords();
  server = serveDeal(() => undefined);
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

const heading = page.getByRole("heading", { name: "版の記録" });

test("each version has its sheet, and before the first there is no record of versions", async () => {
  const deal = aDeal();
  const path = `/deal/${dealId}`;
  const screen = await stageDeal({ side: "creator", path, page: <VersionLog deal={deal} /> });
  await expect.element(heading).toBeVisible();
  await screen.unmount();
  await stageDeal({
    side: "creator",
    path,
    page: (
      <>
        <VersionLog deal={{ ...deal, terms: null, versions: [] }} />
        <p>あと</p>
      </>
    ),
  });
  await expect.element(page.getByText("あと")).toBeVisible();
  expect(heading.elements()).toEqual([]);
});
