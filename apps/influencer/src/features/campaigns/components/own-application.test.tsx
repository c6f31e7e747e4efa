import { anOwnApplication } from "@tomoru/contract/testing/campaign.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { OwnApplication } from "./own-application.tsx";

startSite(site);

const { own } = words.campaigns;
const application = anOwnApplication({ state: "applied" });
const sent: unknown[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  sent.length = 0;
  server = stubServer(({ body }) => {
    if (body) sent.push(body);
    return success(null);
  });
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server.close();
  endSession("signOut");
});

test("who was not chosen is led to the other campaigns", async () => {
  const screen = await render(
    <MemoryRouter>
      <OwnApplication
        application={anOwnApplication({ state: "notSelected" })}
        selectBy="2026-12-10T15:00:00.000Z"
      />
    </MemoryRouter>,
  );
  const others = screen.getByRole("link", { name: own.toOthers });
  await expect.element(others).toHaveAttribute("href", "/campaigns");
});

test("an application is withdrawn after a question, and once by two presses", async () => {
  const screen = await render(
    <MemoryRouter>
      <OwnApplication application={application} selectBy="2026-12-10T15:00:00.000Z" />
    </MemoryRouter>,
  );
  await screen.getByRole("button", { name: own.withdraw }).click();
  expect(sent).toEqual([]);
  const button = screen.getByRole("group").getByRole("button", { name: own.withdraw });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(screen.getByRole("group")).not.toBeInTheDocument();
  expect(sent).toEqual([{ status: "withdraw" }]);
});
