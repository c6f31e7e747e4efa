import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aCampaign } from "@tomoru/contract/testing/campaign.builder";
import { aWorkRow } from "@tomoru/contract/testing/work.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Board } from "./board.tsx";

startSite(site);

let server: ReturnType<typeof stubServer>;
beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  server = stubServer(({ path }) =>
    success(path.includes("/application") ? { docs: [], nextCursor: null } : aCampaign()),
  );
  await startLanguage();
  await loadSignedInWords();
});
afterEach(() => {
  server.close();
  endSession("signOut");
});

test("a company reads what it has published", async () => {
  const { campaignId, description } = aCampaign();
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <Board work={{ ...aWorkRow({ kind: "campaign", id: campaignId }), payDays: [] }} rows={[]} />
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.getByRole("button", { name: words.work.board.details }).click();
  const sheet = screen.getByRole("dialog");
  await expect.element(sheet).toMatchTextContent(description);
  await expect.element(sheet).toMatchTextContent(words.asking.fields.closesOn);
  await expect.element(sheet).toMatchTextContent("2026年12月10日");
});
