import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CloseDialog, EndingWork } from "./close-dialog.tsx";

startSite(site);

const { close: say } = words.settings;
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

const rendered = (part: ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>{part}</MemoryRouter>
    </SWRConfig>,
  );

test("closing says what ends of what creators were asked", async () => {
  server = stubServer(() => success({ docs: [], nextCursor: null, counts: { running: 3, done: 8 } }));
  const screen = await rendered(<EndingWork />);
  await expect.element(screen.getByText(say.work(3))).toBeVisible();
});

test("closing without the password sends nothing and says so at the field; one that is wrong stays typed", async () => {
  const sent: unknown[] = [];
  server = stubServer(({ body }) => {
    if (body === null) return success({ docs: [], nextCursor: null, counts: { running: 0 }, balanceYen: 0 });
    sent.push(body);
    return refusal(400, 1004);
  });
  const screen = await rendered(<CloseDialog profile={aCompanyProfile()} onCancel={() => {}} />);
  const password = screen.getByLabelText(say.password);
  await screen.getByRole("checkbox").click();
  await screen.getByRole("button", { name: say.confirm }).click();
  await expect.element(password).toHaveAccessibleDescription(words.forms.enter(say.password));
  await expect.element(password).toHaveFocus();
  expect(sent).toEqual([]);
  await password.fill("Hikari-0731");
  await screen.getByRole("button", { name: say.confirm }).click();
  await expect.element(password).toHaveAccessibleDescription(say.passwordWrong);
  await expect.element(password).toHaveValue("Hikari-0731");
  expect(sent).toEqual([{ password: "Hikari-0731", isConfirmed: true }]);
});
