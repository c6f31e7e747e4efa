import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { Campaign } from "@tomoru/contract/company/campaigns";
import { aCampaign } from "@tomoru/contract/testing/campaign.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CampaignMoves } from "./campaign-moves.tsx";

startSite(site);

const { moves: say } = words.work;
let server: ReturnType<typeof stubServer> | undefined;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function stand(campaign: Partial<Campaign>, answer = success(aCampaign(campaign))) {
  server = stubServer(({ body }) => {
    if (body !== null) sent.push(body);
    return answer;
  });
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <CampaignMoves campaign={aCampaign(campaign)} />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test.each([
  ["draft", [say.withdraw.action]],
  ["open", [say.close.action, say.finish.action, say.withdraw.action]],
  ["selecting", [say.finish.action, say.withdraw.action]],
  ["done", []],
  ["withdrawn", []],
] as const)("of a campaign that is %s its company can do what is still possible", async (state, actions) => {
  const screen = await stand({ state });
  const shown = screen
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(actions);
  expect(screen.getByRole("link").elements()).toHaveLength(state === "draft" ? 1 : 0);
});

test("ending is asked once, with how many are told, and then said to be done", async () => {
  const screen = await stand({ counts: { applied: 3, selected: 1, notSelected: 2, withdrawn: 0 } });
  await screen.getByRole("button", { name: say.finish.action }).click();
  const dialog = screen.getByRole("alertdialog");
  await expect.poll(() => dialog.element().textContent).toContain(say.finish.text(5, ""));
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: say.finish.action }).click();
  await expect.element(screen.getByText(say.finish.done)).toBeVisible();
  expect(sent).toEqual([{ status: "finish" }]);
});

test("where somebody else was faster the page says so", async () => {
  const screen = await stand({}, refusal(409, 1023));
  await screen.getByRole("button", { name: say.close.action }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: say.close.action }).click();
  await expect.element(screen.getByText(say.late)).toBeVisible();
});
