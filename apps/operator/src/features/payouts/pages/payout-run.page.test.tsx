import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter, Route, Routes } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../../../shared/access.store.ts";
import { site } from "../../../shared/site.ts";
import { PayoutRunPage } from "./payout-run.page.tsx";

startSite(site);

const say = words.payouts.run;
const run = {
  runId: "0192f3a4-5b6c-7d8e-9f00-112233445566",
  number: 2_026_061_510,
  payOn: "2026-06-15",
  kind: "main",
  state: "sent",
  madeBy: "Tanaka",
  madeAt: "2026-06-10T00:00:00.000Z",
  filedBy: "Tanaka",
  sentBy: "Sato",
  sentAt: "2026-06-12T00:00:00.000Z",
  endedAt: null,
  totals: { lines: 41, payments: 57, yen: 4_321_000, held: 3, paid: 31, paidYen: 3_210_000, failed: 7 },
  files: [],
  progress: null,
};
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  takeAccess({ token: "t", name: "Tanaka" });
  await startLanguage();
});

afterEach(() => {
  server?.close();
  leaveAccess();
});

test("a run says at a glance how much it is, how much has arrived, and how many lines are paid, came back and are held", async () => {
  server = stubServer(({ path }) =>
    success(path.includes("/rows") ? { docs: [], nextCursor: null, hasNextPage: false } : run),
  );
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/${run.runId}`]}>
        <Routes>
          <Route path="/:id" element={<PayoutRunPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  const terms = [
    [say.totals.yen, "4,321,000"],
    [say.totals.paidYen, "3,210,000"],
    [say.totals.lines, "41"],
    [say.totals.paid, "31"],
    [say.totals.failed, "7"],
    [say.totals.held, "3"],
  ] as const;
  await expect.element(screen.getByText(say.totals.yen, { exact: true })).toBeVisible();
  const shown = [...screen.container.querySelectorAll("dl dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? "",
  ]);
  for (const [term, value] of terms) {
    expect(shown.find(([label]) => label === term)?.[1]).toMatch(
      new RegExp(`(^|[^0-9,])${value}($|[^0-9,])`),
    );
  }
});
