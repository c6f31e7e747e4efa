import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { site } from "../../../shared/site.ts";
import { CampaignsPage } from "./campaigns.page.tsx";

startSite(site);

let all = 0;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  server = stubServer(({ path }) =>
    path.includes("/category")
      ? success([])
      : success({ docs: [], nextCursor: null, counts: { fitting: 0, all, applied: 0 } }),
  );
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server.close();
  endSession("signOut");
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[paths.campaigns]}>
        <CampaignsPage />
      </MemoryRouter>
    </SWRConfig>,
  );

const { empty } = words.campaigns;

test("where none fits the others are a press away, and where there are none nothing is offered", async () => {
  all = 12;
  const screen = await show();
  const seeAll = screen.getByRole("link", { name: empty.seeAll });
  await expect.element(seeAll).toHaveAttribute("href", `${paths.campaigns}?group=all`);
  await screen.unmount();
  all = 0;
  const none = await show();
  await expect.element(none.getByText(empty.fitting)).toBeVisible();
  expect(none.getByRole("link", { name: empty.seeAll }).elements()).toEqual([]);
});
