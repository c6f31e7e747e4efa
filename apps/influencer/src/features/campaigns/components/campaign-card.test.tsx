import { anOpenCampaign } from "@tomoru/contract/testing/campaign.builder";
import { loadSignedInWords, startLanguage, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { CampaignCard } from "./campaign-card.tsx";

startSite(site);

let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  server = stubServer(() => success([]));
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(async () => {
  await switchLanguage("ja");
  server.close();
  endSession("signOut");
});

test.each([
  ["ja", 5, "残り5人"],
  ["ja", 0, "定員に達しました"],
  ["en", 5, "5 places left"],
  ["en", 1, "1 place left"],
  ["en", 0, "All places are taken"],
] as const)("in %s a campaign with %i places left says so", async (locale, placesLeft, said) => {
  await switchLanguage(locale);
  const screen = await render(
    <MemoryRouter>
      <CampaignCard campaign={anOpenCampaign({ placesLeft })} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
});
